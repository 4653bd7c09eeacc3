import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useRevokeSessionMutation } from '@/api/account';
import type { AccountSession } from '@/contract/account';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useUnreachableToast } from '@/store/useUnreachableToast';
import { AccountSection } from '../AccountSection';
import { messages } from '../messages';
import { deviceLabel } from './deviceLabel';
import { DeviceRow } from './DeviceRow';

const SignOutEverywhereDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ './SignOutEverywhereDialog'))
      .SignOutEverywhereDialog,
);

/** Button that ends all sessions of the customer after a question. */
function SignOutEverywhere() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t(messages.signOutEverywhere)}
      </Button>
      <SignOutEverywhereDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}

/** Signed-in devices; each can be signed out, or all at once. */
export function DeviceList({ sessions }: { sessions: readonly AccountSession[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [revokeSession] = useRevokeSessionMutation();
  const [revoked, setRevoked] = useState<string>();
  const tellUnreachable = useUnreachableToast();
  const { isRunning, run } = useSingleFlight();

  const signOut = async (session: AccountSession) => {
    setRevoked(session._id);
    const { data, error } = await revokeSession(session._id);
    if (data === undefined) {
      tellUnreachable(error, 'revokeSession');
      return;
    }
    const message = t(messages.deviceSignedOut, { device: deviceLabel(t, session) });
    dispatch(showToast({ message, variant: 'success' }));
    // The pressed button is about to leave the page.
    heading.current?.focus();
  };

  return (
    <AccountSection title={t(messages.devices)} help={t(messages.devicesHelp)} headingRef={heading}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: -2 }}>
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            isPending={isRunning && revoked === session._id}
            onSignOut={() => run(() => signOut(session))}
          />
        ))}
      </Box>
      <SignOutEverywhere />
    </AccountSection>
  );
}
