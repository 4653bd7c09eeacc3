import type { AskDialogState } from '@/components/chat/AskButton';
import { ChatDialog } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { useShop } from '@/store/useShop';
import { describeStatus } from './orderStatus';

/** What a message about an order names: nothing that only its customer may know. */
export interface OrderSubject {
  orderNumber: string;
  status: string;
}

export interface OrderQuestionDialogProps extends AskDialogState, OrderSubject {}

/** Draft of a message about an order. */
export function OrderQuestionDialog({ orderNumber, status, ...dialog }: OrderQuestionDialogProps) {
  const t = useTranslate();
  const shop = useShop();
  const about = t(chatMessages.order, { number: orderNumber, status: describeStatus(t, status) });
  return <ChatDialog {...dialog} chatUrl={shop?.chatUrl} subject={{ about }} />;
}
