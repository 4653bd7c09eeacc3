import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { sharedMessages } from '../messages';
import { emptyMessages } from '../shared/messages';

/** Shown when the list is limited to an unknown sub-category. */
export function SubCategoryNotFound() {
  const t = useTranslate();
  return (
    <EmptyState
      component="h2"
      title={t(emptyMessages.unknownSubCategory)}
      help={t(emptyMessages.unknownSubCategoryHelp)}
      action={<Button href={paths.products}>{t(sharedMessages.allFabrics)}</Button>}
    />
  );
}
