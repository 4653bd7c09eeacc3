import { NotFoundState } from '@/components/NotFoundState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { notFoundMessages } from './messages';
import { sharedMessages } from '../messages';

/** Shown when the product in the URL is missing or unknown. */
export function ProductNotFound() {
  const t = useTranslate();
  return (
    <NotFoundState
      title={t(notFoundMessages.missingTitle)}
      help={t(notFoundMessages.missingHelp)}
      to={paths.products}
      linkLabel={t(sharedMessages.allFabrics)}
      metaTitle={t(notFoundMessages.missingMetaTitle)}
    />
  );
}
