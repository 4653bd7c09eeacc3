import { AskButton } from '@/components/chat/AskButton';
import { askMessages } from '@/components/chat/messages';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import type { OrderSubject } from './OrderQuestionDialog';

const OrderQuestionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "question" */ './OrderQuestionDialog')).OrderQuestionDialog,
);

/** Asks the shop about an order (product 1.9). */
export function OrderQuestion(order: OrderSubject) {
  const t = useTranslate();
  return (
    <AskButton label={t(askMessages.ask)} variant="text">
      {(dialog) => <OrderQuestionDialog {...dialog} {...order} />}
    </AskButton>
  );
}
