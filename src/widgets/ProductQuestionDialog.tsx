import { use } from 'react';
import type { AskDialogState } from '@/components/chat/AskButton';
import { ChatDialog } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/messages';
import { messages as components, unitMessages } from '@/components/messages';
import { SiteContext, toAbsolute } from '@/components/siteContext';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useSelectedSize } from '@/features/products/detail/useSelectedSize';
import { useWindowLines } from '@/features/windows/note/useWindowLines';
import type { Translate } from '@/i18n/createI18n';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage, type Language } from '@/lib/language';
import { formatPrice } from '@/lib/money';
import { productPath } from '@/lib/paths';
import { useShop } from '@/store/useShop';

export interface ProductQuestionDialogProps extends AskDialogState {
  productId: Id;
  name: string;
  sizes: readonly Size[];
  currency: string;
}

/** The chosen size with its price: '140 cm width, 185 AED per metre'. */
function describeSize(
  t: Translate,
  language: Language,
  { size, price, soldAs }: Size,
  currency: string,
): string {
  const amount = formatPrice(price, currency, language);
  const priced = soldAs === undefined ? amount : `${amount} ${t(unitMessages[soldAs].per)}`;
  return [size, ...(Number.isFinite(price) ? [priced] : [])].join(t(components.comma));
}

/** Draft of a message about a product in the chosen size, for the customer's windows. */
export function ProductQuestionDialog({
  productId,
  name,
  sizes,
  currency,
  ...dialog
}: ProductQuestionDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const site = use(SiteContext);
  const shop = useShop();
  const { size } = useSelectedSize(sizes);
  const windows = useWindowLines();
  const chosen = size === undefined ? [] : [describeSize(t, language, size, currency)];
  const subject = {
    about: t(chatMessages.product, { product: [name, ...chosen].join(t(components.comma)) }),
    lists: [windows],
    link: toAbsolute(inLanguage(productPath(productId), language), site),
  };
  return <ChatDialog {...dialog} chatUrl={shop?.chatUrl} subject={subject} />;
}
