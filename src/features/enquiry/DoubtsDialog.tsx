import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay, formatTime } from '@/lib/dates';
import type { EnquiryDoubt } from '@/lib/enquiryDoubts';
import { isolate } from '@/lib/isolate';
import { cardMessages, doubtMessages as messages } from './messages';
import type { EnquiryValues } from './enquiryFields';

export interface DoubtsDialogProps {
  isOpen: boolean;
  doubts: readonly EnquiryDoubt[];
  values: EnquiryValues;
  /** Called to change the fields. */
  onClose: () => void;
  /** Called to send them as they are. */
  onConfirm: () => void;
}

/** Question before an enquiry is sent that the shop can hardly answer (product 7.7). */
export function DoubtsDialog({ doubts, values, ...dialog }: DoubtsDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { date, time } = values;
  const day = formatDay(`${date}T12:00:00Z`, language) || date;
  const hour = formatTime(time, language);
  const typedIn = (doubt: EnquiryDoubt): string => {
    if (doubt === 'date') return t(cardMessages.when, { day, time: hour });
    return doubt === 'time' ? hour : isolate(values[doubt]);
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t(messages.title)}
      text={doubts.map((doubt) => (
        <span key={doubt} style={{ display: 'block' }}>
          {t(messages.doubts[doubt], { typed: typedIn(doubt) })}
        </span>
      ))}
      keep={t(messages.change)}
      confirm={t(messages.send)}
    />
  );
}
