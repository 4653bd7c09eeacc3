import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Empty cart with a link to the products (product 8.2). */
export function CartEmpty() {
  return (
    <EmptyState
      title={messages.empty}
      help={messages.emptyHelp}
      action={<Button href={paths.products}>{messages.browse}</Button>}
    />
  );
}
