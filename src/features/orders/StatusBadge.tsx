import { styled } from '@mui/material/styles';
import { AlertIcon, CheckIcon, CloseIcon } from '@/components/icons';
import type { OrderDetail } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { messages } from './messages';
import { describeStatus, reachedStep } from './orderStatus';
import { stepIcons } from './timeline/stepIcons';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: theme.typography.fontWeightMedium,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  color: theme.palette.primary.dark,
  '& svg': { flexShrink: 0, fontSize: '1.125rem' },
  // A status of the server that the shop has no words for may be of any length.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-status=Cancelled], &[data-status=Unpaid]': { color: theme.palette.error.main },
  '&[data-status=Delivered]': { color: theme.palette.success.main },
}));

export interface StatusBadgeProps {
  order: Pick<OrderDetail, 'orderStatus' | 'paymentStatus'>;
}

/** Order status as icon and text; an order that is not confirmed before it is paid says so (product 11.16). */
export function StatusBadge({ order }: StatusBadgeProps) {
  const t = useTranslate();
  const { orderStatus: status } = order;
  const isUnpaid = isPaymentNeeded(order);
  return (
    <>
      {!(isUnpaid && reachedStep(status) === 0) && (
        <Badge data-status={status}>
          {status === 'Cancelled' ? <CloseIcon /> : (stepIcons.get(status) ?? <CheckIcon />)}
          <span>{describeStatus(t, status)}</span>
        </Badge>
      )}
      {isUnpaid && (
        <Badge data-status="Unpaid">
          <AlertIcon />
          <span>{t(messages.paymentNeeded)}</span>
        </Badge>
      )}
    </>
  );
}
