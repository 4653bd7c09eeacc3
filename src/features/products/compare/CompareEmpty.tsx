import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { compareMessages } from './messages';

/** Shown before anything is compared. */
export function CompareEmpty() {
  const t = useTranslate();
  return (
    <EmptyState
      component="h2"
      title={t(compareMessages.emptyTitle)}
      help={t(compareMessages.emptyHelp)}
      action={<Button href={paths.products}>{t(compareMessages.emptyAction)}</Button>}
    />
  );
}
