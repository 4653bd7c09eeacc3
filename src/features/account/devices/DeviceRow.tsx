import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import type { AccountSession } from '@/contract/account';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { AccountRow } from '../AccountRow';
import { messages } from '../messages';
import { deviceLabel } from './deviceLabel';

export interface DeviceRowProps {
  session: AccountSession;
  isPending: boolean;
  onSignOut: () => void;
}

/** A signed-in device with its days; all but this one can be signed out. */
export function DeviceRow({ session, isPending, onSignOut }: DeviceRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const device = deviceLabel(t, session);
  const signedIn = formatLongDate(session.signedInAt, language);
  const lastUsed = session.isCurrent ? '' : formatLongDate(session.lastUsedAt, language);
  return (
    <AccountRow
      title={device}
      details={[
        signedIn && t(messages.signedInOn, { date: signedIn }),
        lastUsed && t(messages.lastUsedOn, { date: lastUsed }),
      ]}
    >
      {session.isCurrent ? (
        <Typography variant="body2" sx={{ color: 'primary.dark', fontWeight: 500 }}>
          {t(messages.thisDevice)}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={t(messages.signOutDevice, { device })}
          loading={isPending}
          onClick={onSignOut}
        >
          {t(messages.signOut)}
        </Button>
      )}
    </AccountRow>
  );
}
