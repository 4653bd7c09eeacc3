import type { OrderDetail } from '@/contract/orders';
import { formatMoney } from '@/lib/money';
import { FactList } from './FactList';
import { messages } from '../messages';

export type OrderTotalsProps = Pick<
  OrderDetail,
  'subTotal' | 'shippingCharge' | 'price' | 'currencySymbol'
>;

/** Order totals of the server; missing amounts are omitted. */
export function OrderTotals(props: OrderTotalsProps) {
  const { subTotal, shippingCharge, price, currencySymbol } = props;
  const money = (amount: number) => <bdi>{formatMoney(amount, currencySymbol)}</bdi>;
  const shipping = shippingCharge === 0 ? messages.freeShipping : money(shippingCharge);
  const facts = [
    ...(Number.isFinite(subTotal) ? [{ label: messages.subTotal, value: money(subTotal) }] : []),
    ...(Number.isFinite(shippingCharge) ? [{ label: messages.shipping, value: shipping }] : []),
    { label: messages.total, value: money(price), isStrong: true },
  ];
  return <FactList facts={facts} />;
}
