import type { OrderDetail } from '@/contract/orders';
import { formatMoney } from '@/lib/money';
import { FactList } from './FactList';

export type OrderTotalsProps = Pick<
  OrderDetail,
  'subTotal' | 'shippingCharge' | 'price' | 'currencySymbol'
>;

/** The money of an order, as the server says; parts that it leaves out are not shown. */
export function OrderTotals(props: OrderTotalsProps) {
  const { subTotal, shippingCharge, price, currencySymbol } = props;
  const money = (amount: number) => <bdi>{formatMoney(amount, currencySymbol)}</bdi>;
  const facts = [
    ...(Number.isFinite(subTotal) ? [{ label: 'Subtotal', value: money(subTotal) }] : []),
    ...(Number.isFinite(shippingCharge)
      ? [{ label: 'Shipping', value: shippingCharge === 0 ? 'Free' : money(shippingCharge) }]
      : []),
    { label: 'Total', value: money(price), isStrong: true },
  ];
  return <FactList facts={facts} />;
}
