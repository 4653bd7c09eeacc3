import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export type ConfirmationMode = 'cancellation' | 'return';

export interface ConfirmationDialogProps extends Pick<
  ConfirmDialogProps,
  'isOpen' | 'isPending' | 'error' | 'onClose' | 'onConfirm' | 'onExited'
> {
  mode: ConfirmationMode;
  /** Last five characters of the order number. */
  orderNumber: string;
  /** Whether nothing was paid, so that no refund is promised. */
  isUnpaid?: boolean;
}

function getTexts(t: Translate, mode: ConfirmationMode, orderNumber: string) {
  return mode === 'cancellation'
    ? {
        title: t(messages.confirmCancellation),
        text: t(messages.willBeCancelled, { number: orderNumber }),
        keep: t(messages.keepOrder),
      }
    : {
        title: t(messages.confirmReturn),
        text: t(messages.willBeReturned, { number: orderNumber }),
        keep: t(messages.keepItems),
      };
}

/** Second step of a cancellation or return, with a warning that it is irreversible (product 11.9). */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { mode, orderNumber, isUnpaid = false, ...dialog } = props;
  const t = useTranslate();
  const { title, text, keep } = getTexts(t, mode, orderNumber);
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={title}
      text={
        <>
          <span>{text}</span> <strong>{t(messages.irreversible)}</strong>{' '}
          <span>{t(isUnpaid ? messages.nothingCharged : messages.refund)}</span>
        </>
      }
      keep={keep}
      confirm={title}
    />
  );
}
