import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useRevokeSessionMutation } from '@/api/account';
import type { AccountSession } from '@/contract/account';
import { useTranslate } from '@/i18n/useTranslate';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { AccountSection } from '../AccountSection';
import { messages } from '../messages';
import { useRowAction } from '../useRowAction';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [revokeSession] = useRevokeSessionMutation();
  const { pendingId, act } = useRowAction(heading);

  const signOut = (session: AccountSession) =>
    act({
      id: session._id,
      endpoint: 'revokeSession',
      send: () => revokeSession(session._id),
      done: t(messages.deviceSignedOut, { device: deviceLabel(t, session) }),
    });

  return (
    <AccountSection title={t(messages.devices)} help={t(messages.devicesHelp)} headingRef={heading}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: -2 }}>
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            isPending={pendingId === session._id}
            onSignOut={() => signOut(session)}
          />
        ))}
      </Box>
      <SignOutEverywhere />
    </AccountSection>
  );
}
