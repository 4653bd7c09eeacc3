import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface RemoveDialogProps extends Pick<
  ConfirmDialogProps,
  'isOpen' | 'isPending' | 'error' | 'onClose' | 'onExited'
> {
  /** What the address is called. */
  name: string;
  onRemove: () => void;
}

/** Question before an address is removed. */
export function RemoveDialog({ name, onRemove, ...props }: RemoveDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      {...props}
      title={t(messages.removeTitle)}
      text={t(messages.removeText, { name })}
      keep={t(messages.keep)}
      confirm={t(messages.remove)}
      isDestructive
      onConfirm={onRemove}
    />
  );
}
