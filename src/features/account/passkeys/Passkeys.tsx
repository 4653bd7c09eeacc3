import Box from '@mui/material/Box';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useRef } from 'react';
import { useRemovePasskeyMutation } from '@/api/passkeys';
import { Button } from '@/components/Button';
import type { AccountPasskey } from '@/contract/account';
import { useTranslate } from '@/i18n/useTranslate';
import { AccountSection } from '../AccountSection';
import { deviceLabel } from '../devices/deviceLabel';
import { messages } from '../messages';
import { useRowAction } from '../useRowAction';
import { PasskeyRow } from './PasskeyRow';
import { useCreatePasskey } from './useCreatePasskey';

function CreatePasskey() {
  const t = useTranslate();
  const { isCreating, create } = useCreatePasskey();
  return (
    <Button variant="outlined" loading={isCreating} loadingPosition="start" onClick={create}>
      {t(messages.passkeys.create)}
    </Button>
  );
}

/** Passkeys of the account, each of which can be removed; a browser that supports them creates one (product 10.18). */
export function Passkeys({ passkeys }: { passkeys: readonly AccountPasskey[] }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removePasskey] = useRemovePasskeyMutation();
  const { pendingId, act } = useRowAction(heading);
  const canCreate = browserSupportsWebAuthn();
  if (passkeys.length === 0 && !canCreate) return null;

  const remove = (passkey: AccountPasskey) =>
    act({
      id: passkey._id,
      endpoint: 'removePasskey',
      send: () => removePasskey(passkey._id),
      done: t(messages.passkeys.removed, { device: deviceLabel(t, passkey) }),
    });

  return (
    <AccountSection
      title={t(messages.passkeys.title)}
      help={t(messages.passkeys.help)}
      headingRef={heading}
    >
      {passkeys.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlock: '-16px 24px' }}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              isPending={pendingId === passkey._id}
              onRemove={() => remove(passkey)}
            />
          ))}
        </Box>
      )}
      {canCreate && <CreatePasskey />}
    </AccountSection>
  );
}
