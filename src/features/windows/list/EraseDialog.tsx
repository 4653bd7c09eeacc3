import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppSelector } from '@/store/hooks';
import { selectIsInAccount } from '@/store/slices/windowsSlice';
import { messages } from '../messages';

export interface EraseDialogProps {
  isOpen: boolean;
  title: string;
  /** The windows to erase. */
  windows: readonly MeasuredWindow[];
  onClose: () => void;
  onErase: () => void;
}

/** Question before windows are erased. */
export function EraseDialog({ isOpen, title, windows, onClose, onErase }: EraseDialogProps) {
  const t = useTranslate();
  const isInAccount = useAppSelector((state) => selectIsInAccount(state, windows));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={t(isInAccount ? messages.eraseInAccount : messages.eraseText)}
      keep={t(messages.keep)}
      confirm={t(messages.eraseConfirm)}
      onClose={onClose}
      onConfirm={onErase}
    />
  );
}
