import { AskButton } from '@/components/chat/AskButton';
import { askMessages } from '@/components/chat/askMessages';
import { chatCatalog } from '@/components/chat/chatCatalog';
import { lazyDialog } from '@/components/lazyDialog';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';
import type { OrderSubject } from './OrderQuestionDialog';

const OrderQuestionDialog = lazyDialog(
  async () => (await import('./OrderQuestionDialog')).OrderQuestionDialog,
);

function Ask(order: OrderSubject) {
  const t = useTranslate();
  return (
    <AskButton label={t(askMessages.ask)} variant="text">
      {(dialog) => <OrderQuestionDialog {...dialog} {...order} />}
    </AskButton>
  );
}

/** Asks the shop about an order (product 1.9). */
export function OrderQuestion(order: OrderSubject) {
  return (
    <AddMessages catalog={chatCatalog}>
      <Ask {...order} />
    </AddMessages>
  );
}
