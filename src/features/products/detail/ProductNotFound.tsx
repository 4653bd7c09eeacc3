import { NotFoundState } from '@/components/NotFoundState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { sharedMessages } from '../sharedMessages';

/** Shown when the product in the URL is missing or unknown. */
export function ProductNotFound() {
  const t = useTranslate();
  return (
    <NotFoundState
      title={t(messages.missingTitle)}
      help={t(messages.missingHelp)}
      to={paths.products}
      linkLabel={t(sharedMessages.allFabrics)}
      metaTitle={t(messages.missingMetaTitle)}
    />
  );
}
