import { selectCartLines, selectCartTotals } from '@/api/cart';
import type { AskDialogState } from '@/components/chat/AskButton';
import { ChatDialog } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/messages';
import { messages as components, unitMessages } from '@/components/messages';
import { useWindowLines } from '@/features/windows/note/useWindowLines';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/store/useShop';
import { useAppSelector } from '@/store/hooks';

/** Draft of a message about the cart, for the customer's windows. */
export function CartQuestionDialog(dialog: AskDialogState) {
  const t = useTranslate();
  const language = useLanguage();
  const shop = useShop();
  const lines = useAppSelector(selectCartLines);
  const totals = useAppSelector(selectCartTotals);
  const windows = useWindowLines();
  const money = (amount: number | undefined) =>
    formatMoney(amount, totals?.currencySymbol ?? '', language);
  const products = {
    lines: lines.map(({ name, size, soldAs, quantity, price }) => {
      const unit = soldAs === undefined ? '' : ` ${t(unitMessages[soldAs].unit, { quantity })}`;
      return t(chatMessages.line, {
        product: size === undefined ? name : name + t(components.comma) + size,
        quantity: `${quantity}${unit}`,
        price: money(price),
      });
    }),
    count: t(chatMessages.lineCount, { count: lines.length }),
  };
  const subject = {
    about: t(chatMessages.cart, { total: money(totals?.total) }),
    lists: [products, windows],
  };
  return <ChatDialog {...dialog} chatUrl={shop?.chatUrl} subject={subject} />;
}
