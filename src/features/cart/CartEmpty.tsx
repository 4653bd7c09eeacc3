import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Empty cart with a link to the products (product 8.2). */
export function CartEmpty() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.empty)}
      help={t(messages.emptyHelp)}
      action={<Button href={paths.products}>{t(messages.browse)}</Button>}
    />
  );
}
