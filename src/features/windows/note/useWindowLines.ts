import { chatMessages } from '@/components/chat/messages';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { DraftList } from '@/lib/chatDraft';
import { measuredWindows } from '@/lib/windows/quote';
import { useWindows } from '../useWindows';
import { windowsText } from './windowsText';

/** The customer's measured windows for a message to the shop, one line each; needs the texts of windows and chat. */
export function useWindowLines(): DraftList {
  const t = useTranslate();
  const windows = useWindows() ?? [];
  const measured = measuredWindows(windows);
  const comma = t(components.comma);
  return {
    lines: measured.map((window) => windowsText(t, [window], windows, comma)),
    count: t(chatMessages.windowCount, { count: measured.length }),
  };
}
