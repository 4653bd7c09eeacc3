import { use } from 'react';
import type { AskDialogState } from '@/components/chat/AskButton';
import { chatCatalog } from '@/components/chat/chatCatalog';
import { ChatDialog } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/chatMessages';
import { SiteContext, toAbsolute } from '@/components/siteContext';
import { company } from '@/content/company';
import { AddMessages } from '@/i18n/AddMessages';
import { useContent } from '@/i18n/useContent';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage } from '@/lib/language';
import { paths } from '@/lib/paths';
import { windowsCatalog } from '../windowsCatalog';
import { useWindowLines } from './useWindowLines';

function Content(dialog: AskDialogState) {
  const t = useTranslate();
  const language = useLanguage();
  const site = use(SiteContext);
  const { whatsappHref } = useContent(company);
  const windows = useWindowLines();
  const subject = {
    about: t(chatMessages.windows),
    lists: [windows],
    link: toAbsolute(inLanguage(paths.windows, language), site),
  };
  return <ChatDialog {...dialog} chatUrl={whatsappHref} subject={subject} />;
}

/** Draft of a message with the customer's windows (product 15.9). */
export function WindowsQuestionDialog(props: AskDialogState) {
  return (
    <AddMessages catalog={windowsCatalog}>
      <AddMessages catalog={chatCatalog}>
        <Content {...props} />
      </AddMessages>
    </AddMessages>
  );
}
