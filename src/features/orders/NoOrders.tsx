import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import type { OrderFilter } from '@/contract/orders';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { ordersPath, type FilterChoice } from './orderFilter';

export interface NoOrdersProps {
  filter: OrderFilter;
  page: number;
  choices: readonly FilterChoice[];
}

function wayOn({ filter, page, choices }: NoOrdersProps) {
  if (page > 1) {
    return { help: 'There are no more orders.', to: ordersPath(filter), label: 'First page' };
  }
  const widest = choices.at(-1);
  if (widest !== undefined && widest.value !== filter) {
    return {
      help: 'There may be older ones.',
      to: ordersPath(widest.value),
      label: `Show orders from ${widest.label}`,
    };
  }
  return {
    help: 'What you order appears here, with its progress and its payment.',
    to: paths.products,
    label: 'Browse fabrics',
  };
}

/** What stands where there are no orders, with one way on. */
export function NoOrders(props: NoOrdersProps) {
  const { help, to, label } = wayOn(props);
  return (
    <EmptyState
      component="h2"
      title={messages.noOrders}
      help={help}
      action={
        <Button component={RouterLink} to={to}>
          {label}
        </Button>
      }
    />
  );
}
