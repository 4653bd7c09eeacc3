import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { FactList } from './FactList';
import { messages } from '../messages';

export type OrderTotalsProps = Pick<
  OrderDetail,
  'subTotal' | 'shippingCharge' | 'price' | 'currencySymbol'
>;

/** Order totals of the server; missing amounts are omitted. */
export function OrderTotals(props: OrderTotalsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { subTotal, shippingCharge, price, currencySymbol } = props;
  const money = (amount: number) => <bdi>{formatMoney(amount, currencySymbol, language)}</bdi>;
  const shipping = shippingCharge === 0 ? t(messages.freeShipping) : money(shippingCharge);
  const facts = [
    ...(Number.isFinite(subTotal) ? [{ label: t(messages.subTotal), value: money(subTotal) }] : []),
    ...(Number.isFinite(shippingCharge) ? [{ label: t(messages.shipping), value: shipping }] : []),
    { label: t(messages.total), value: money(price), isStrong: true },
  ];
  return <FactList facts={facts} />;
}
