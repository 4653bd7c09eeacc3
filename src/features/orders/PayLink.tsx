import { Button, type ButtonProps } from '@/components/Button';
import { useIsClient } from '@/hooks/useIsClient';
import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { safePaymentUrl } from '@/lib/paymentUrl';
import { messages } from './messages';

export interface PayLinkProps extends Pick<ButtonProps, 'fullWidth' | 'size' | 'sx'> {
  order: Pick<OrderDetail, 'orderStatus' | 'paymentStatus' | 'paymentUrl'>;
  /** Text that names the order, where several are listed. */
  label?: string;
}

/** Link to the payment page of an unpaid order (product 11.16); nothing without one on an allowed host. */
export function PayLink({ order, label, ...button }: PayLinkProps) {
  const t = useTranslate();
  const isClient = useIsClient();
  const url =
    isClient && isPaymentNeeded(order)
      ? safePaymentUrl(order.paymentUrl, window.location.origin)
      : undefined;
  if (url === undefined) return null;
  return (
    <Button {...button} href={url} target="_blank" rel="noopener noreferrer" className="no-print">
      {label ?? t(messages.pay)}
    </Button>
  );
}
