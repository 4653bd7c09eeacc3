import type { OrderDetail } from '@/contract/orders';
import { formatMoney } from '@/lib/money';
import { FactList } from './FactList';
import { messages } from '../messages';

export type OrderTotalsProps = Pick<
  OrderDetail,
  'subTotal' | 'shippingCharge' | 'price' | 'currencySymbol'
>;

/** The money of an order, as the server says; parts that it leaves out are not shown. */
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
