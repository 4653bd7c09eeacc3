import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { OrderDetail } from '@/contract/orders';
import { lazyPart } from '@/components/lazyPart';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { cancelTime } from '@/lib/cancelTime';
import { formatMoment } from '@/lib/formatMoment';
import { isPaymentNeeded } from '@/lib/paymentNeeded';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { messages } from '../messages';
import { makingMessages } from '../next/messages';
import { ChangeOrder } from './ChangeOrder';
import { useCancelOrder, type CancelEnd } from './useCancelOrder';

export interface CancelOrderProps {
  order: Pick<
    OrderDetail,
    '_id' | 'orderId' | 'orderStatus' | 'paymentStatus' | 'madeDelivery' | 'remakeOf'
  >;
  /** Called when the flow has ended and the dialogs are closed. */
  onEnd: (end: CancelEnd) => void;
}

const CancelReasonDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-dialogs" */ './CancelReasonDialog'))
      .CancelReasonDialog,
);
const ConfirmationDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-dialogs" */ './ConfirmationDialog'))
      .ConfirmationDialog,
);

/** How long an order can be cancelled, in words. */
function useDeadline(order: CancelOrderProps['order']) {
  const t = useTranslate();
  const language = useLanguage();
  const [openedAt] = useState(() => new Date());
  const time = cancelTime(order, openedAt);
  const texts = { anyTime: messages.cancelHelp, ...makingMessages };
  const deadline =
    time.kind === 'until'
      ? t(makingMessages.until, { moment: formatMoment(time.moment, language) })
      : t(texts[time.kind]);
  return { isOver: time.kind === 'cut', deadline };
}

/** Cancel button of an undelivered order; disabled with a reason when cancelled (product 11.8). */
export function CancelOrder({ order, onEnd }: CancelOrderProps) {
  const t = useTranslate();
  const hintId = useId();
  const { isOver, deadline } = useDeadline(order);
  const button = useRef<HTMLButtonElement>(null);
  const flow = useCancelOrder(order._id);
  const isCancelled = order.orderStatus === 'Cancelled';
  const isUnpaid = isPaymentNeeded(order);
  const isChangeable =
    order.orderStatus === 'Confirmed' && order.madeDelivery && !order.remakeOf && !isOver;
  const orderNumber = shortOrderNumber(order.orderId);
  return (
    <>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {isCancelled
          ? t(messages.alreadyCancelled)
          : [deadline, ...(isUnpaid ? [] : [t(messages.refund)])].join(' ')}
      </Typography>
      <Button
        ref={button}
        variant="outlined"
        aria-describedby={hintId}
        disabled={isCancelled}
        onClick={flow.open}
      >
        {t(messages.cancel)}
      </Button>
      {isChangeable && <ChangeOrder orderId={order._id} onEnd={onEnd} />}
      <CancelReasonDialog
        isOpen={flow.isReasonOpen}
        orderNumber={orderNumber}
        isUnpaid={isUnpaid}
        draft={flow.draft}
        onEdit={flow.edit}
        onClose={flow.close}
        onConfirm={flow.next}
      />
      <ConfirmationDialog
        mode="cancellation"
        isOpen={flow.isConfirmOpen}
        orderNumber={orderNumber}
        isUnpaid={isUnpaid}
        isPending={flow.isPending}
        error={flow.error}
        onClose={flow.close}
        onConfirm={flow.confirm}
        onExited={() => (flow.end === undefined ? button.current?.focus() : onEnd(flow.end))}
      />
    </>
  );
}
