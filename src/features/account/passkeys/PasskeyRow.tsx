import { Button } from '@/components/Button';
import type { AccountPasskey } from '@/contract/account';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { AccountRow } from '../AccountRow';
import { deviceLabel } from '../devices/deviceLabel';
import { messages } from '../messages';

export interface PasskeyRowProps {
  passkey: AccountPasskey;
  isPending: boolean;
  onRemove: () => void;
}

/** A passkey with the device that created it and its days. */
export function PasskeyRow({ passkey, isPending, onRemove }: PasskeyRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const device = deviceLabel(t, passkey);
  const created = formatLongDate(passkey.createdAt, language);
  const lastUsed = formatLongDate(passkey.lastUsedAt ?? '', language);
  return (
    <AccountRow
      title={device}
      details={[
        created && t(messages.passkeys.createdOn, { date: created }),
        lastUsed && t(messages.lastUsedOn, { date: lastUsed }),
      ]}
    >
      <Button
        variant="outlined"
        size="small"
        aria-label={t(messages.passkeys.removeOf, { device })}
        loading={isPending}
        onClick={onRemove}
      >
        {t(messages.passkeys.remove)}
      </Button>
    </AccountRow>
  );
}
