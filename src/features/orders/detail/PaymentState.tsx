import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { FactList } from './FactList';
import { messages } from '../messages';
import { describePayment } from './payment';

export interface PaymentStateProps {
  order: Pick<OrderDetail, 'paymentType' | 'paymentStatus' | 'statusHistory'>;
}

/** Payment type and status (product 11.10). */
export function PaymentState({ order }: PaymentStateProps) {
  const t = useTranslate();
  const status = describePayment(t, order);
  const facts = [
    { label: t(messages.paymentMethod), value: t(messages.paymentTypes[order.paymentType]) },
    ...(status === undefined ? [] : [{ label: t(messages.paymentStatus), value: status }]),
  ];
  return <FactList facts={facts} />;
}
