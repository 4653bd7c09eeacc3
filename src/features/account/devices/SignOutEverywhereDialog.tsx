import { useRevokeSessionsMutation } from '@/api/account';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { endSession } from '@/store/signOut';
import { showToast } from '@/store/toasts';
import { useUnreachableToast } from '@/store/useUnreachableToast';
import { messages } from '../messages';

export interface SignOutEverywhereDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Question before all sessions end, this one included. */
export function SignOutEverywhereDialog({ isOpen, onClose }: SignOutEverywhereDialogProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [revokeSessions] = useRevokeSessionsMutation();
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();
  const confirm = async () => {
    const { data, error } = await revokeSessions();
    if (data === undefined) {
      tellUnreachable(error, 'revokeSessions');
      return;
    }
    dispatch(showToast({ message: t(messages.everywhereDone), variant: 'success' }));
    await dispatch(endSession());
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(messages.everywhereTitle)}
      text={t(messages.everywhereText)}
      keep={t(messages.stay)}
      confirm={t(messages.signOutEverywhere)}
      isPending={isRunning}
      onClose={onClose}
      onConfirm={() => run(confirm)}
    />
  );
}
