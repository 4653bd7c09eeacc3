import { use } from 'react';
import type { AskDialogState } from '@/components/chat/AskButton';
import { ChatDialog } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/messages';
import { SiteContext, toAbsolute } from '@/components/siteContext';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage } from '@/lib/language';
import { paths } from '@/lib/paths';
import { useShop } from '@/store/useShop';
import { useWindowLines } from './useWindowLines';

/** Draft of a message with the customer's windows (product 15.9). */
export function WindowsQuestionDialog(dialog: AskDialogState) {
  const t = useTranslate();
  const language = useLanguage();
  const site = use(SiteContext);
  const shop = useShop();
  const windows = useWindowLines();
  const subject = {
    about: t(chatMessages.windows),
    lists: [windows],
    link: toAbsolute(inLanguage(paths.windows, language), site),
  };
  return <ChatDialog {...dialog} chatUrl={shop?.chatUrl} subject={subject} />;
}
