import { startRegistration } from '@simplewebauthn/browser';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '@/api/passkeys';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import type { ToastVariant } from '@/lib/toastQueue';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { useUnreachableToast } from '@/store/useUnreachableToast';
import { messages } from '../messages';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Name of the error of a device that has a passkey of the account already. */
const EXISTS = 'InvalidStateError';

/** Asks the browser for a passkey; a customer may cancel. */
async function askBrowser(optionsJSON: Options) {
  try {
    return { credential: await startRegistration({ optionsJSON }) };
  } catch (error) {
    return { exists: error instanceof Error && error.name === EXISTS };
  }
}

/** Creates a passkey of this device, one at a time. */
export function useCreatePasskey() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [startPasskey] = useStartPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();

  const tell = (message: string, variant: ToastVariant) =>
    dispatch(showToast({ message, variant, problemOf: 'addPasskey' }));

  const create = async () => {
    const started = await startPasskey();
    if (started.data === undefined) {
      tellUnreachable(started.error, 'startPasskey');
      return;
    }
    const { credential, exists } = started.data === null ? {} : await askBrowser(started.data);
    if (credential === undefined) {
      tell(t(exists ? messages.passkeys.exists : messages.passkeys.notCreated), 'info');
      return;
    }
    const { data, error } = await addPasskey(credential);
    if (data === undefined) tellUnreachable(error, 'addPasskey');
    else tell(t(messages.passkeys.ready), 'success');
  };

  return { isCreating: isRunning, create: () => run(create) };
}
