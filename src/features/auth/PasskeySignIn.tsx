import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { isApiError } from '@/api/errors';
import { useGetPasskeyChallengeQuery, useSignInWithPasskeyMutation } from '@/api/passkeys';
import { Button } from '@/components/Button';
import { useIsClient } from '@/hooks/useIsClient';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import type { ToastVariant } from '@/lib/toastQueue';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { messages } from './messages';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the browser to sign. @returns `undefined` when the customer cancelled, or has no passkey here */
const sign = (optionsJSON: Options) => startAuthentication({ optionsJSON }).catch(() => undefined);

/** Signs in without a code (product 10.18); keeps its place, unseen, where server or browser have no passkeys. */
export function PasskeySignIn() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isSupported = useIsClient() && browserSupportsWebAuthn();
  const { data: offered, refetch } = useGetPasskeyChallengeQuery(undefined, { skip: !isSupported });
  const [signInWithPasskey] = useSignInWithPasskeyMutation();
  const { isRunning, run } = useSingleFlight();

  const tell = (message: string, variant: ToastVariant) =>
    dispatch(showToast({ message, variant, problemOf: 'signInWithPasskey' }));

  const signIn = async () => {
    // The challenge that offered the button may have expired.
    const { data: options, isError } = await refetch();
    if (isError || !options) {
      tell(t(messages.passkeyFailed), 'error');
      return;
    }
    const credential = await sign(options);
    if (credential === undefined) {
      tell(t(messages.passkeyCancelled), 'info');
      return;
    }
    const { data, error } = await signInWithPasskey(credential);
    if (data?.session !== undefined) return;
    tell((isApiError(error) ? error.message : undefined) ?? t(messages.passkeyFailed), 'error');
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        marginBlockStart: 3,
        visibility: offered ? 'visible' : 'hidden',
      }}
    >
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>{t(messages.or)}</Divider>
      <Button
        variant="outlined"
        size="large"
        loading={isRunning}
        loadingPosition="start"
        onClick={() => run(signIn)}
      >
        {t(messages.passkey)}
      </Button>
    </Box>
  );
}
