import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import type { OrderFilter } from '@/contract/orders';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import { ordersPath, type FilterChoice } from './orderFilter';

export interface NoOrdersProps {
  filter: OrderFilter;
  page: number;
  choices: readonly FilterChoice[];
}

function getNextStep({ filter, page, choices }: NoOrdersProps) {
  if (page > 1) {
    return { help: messages.pastTheEnd, to: ordersPath(filter), label: messages.firstPage };
  }
  const widest = choices.at(-1);
  if (widest !== undefined && widest.value !== filter) {
    return {
      help: messages.olderHelp,
      to: ordersPath(widest.value),
      label: messages.showFrom(widest.label),
    };
  }
  return {
    help: messages.noneHelp,
    to: paths.products,
    label: messages.browse,
  };
}

/** Empty order list with a link to the next step. */
export function NoOrders(props: NoOrdersProps) {
  const { help, to, label } = getNextStep(props);
  return (
    <EmptyState
      component="h2"
      title={messages.noOrders}
      help={help}
      action={<Button href={to}>{label}</Button>}
    />
  );
}
