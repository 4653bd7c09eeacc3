import { use } from 'react';
import type { AskDialogState } from '@/components/chat/AskButton';
import { ChatDialog, type ChatSubject } from '@/components/chat/ChatDialog';
import { chatMessages } from '@/components/chat/messages';
import { SiteContext, toAbsolute } from '@/components/siteContext';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage } from '@/lib/language';
import { useShop } from '@/store/useShop';

export interface SearchQuestionDialogProps extends AskDialogState {
  /** Empty for filters only. */
  search: string;
  /** Path of the list that is empty. */
  path: string;
}

/** Draft of a message about a search that found nothing (product 5.14). */
export function SearchQuestionDialog({ search, path, ...dialog }: SearchQuestionDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const site = use(SiteContext);
  const shop = useShop();
  const subject: ChatSubject =
    search === ''
      ? { about: t(chatMessages.filters), link: toAbsolute(inLanguage(path, language), site) }
      : { about: t(chatMessages.search, { search }) };
  return <ChatDialog {...dialog} chatUrl={shop?.chatUrl} subject={subject} />;
}
