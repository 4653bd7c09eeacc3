import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import type { OrderFilter } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import { ordersPath, type FilterChoice } from './orderFilter';

export interface NoOrdersProps {
  filter: OrderFilter;
  page: number;
  choices: readonly FilterChoice[];
}

function getNextStep(t: Translate, { filter, page, choices }: NoOrdersProps) {
  if (page > 1) {
    return { help: t(messages.pastTheEnd), to: ordersPath(filter), label: t(messages.firstPage) };
  }
  const widest = choices.at(-1);
  if (widest !== undefined && widest.value !== filter) {
    return {
      help: t(messages.olderHelp),
      to: ordersPath(widest.value),
      label: t(messages.showFrom, { period: widest.label }),
    };
  }
  return {
    help: t(messages.noneHelp),
    to: paths.products,
    label: t(messages.browse),
  };
}

/** Empty order list with a link to the next step. */
export function NoOrders(props: NoOrdersProps) {
  const t = useTranslate();
  const { help, to, label } = getNextStep(t, props);
  return (
    <EmptyState
      component="h2"
      title={t(messages.noOrders)}
      help={help}
      action={<Button href={to}>{label}</Button>}
    />
  );
}
