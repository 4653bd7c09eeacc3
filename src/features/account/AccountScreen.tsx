import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { selectPasskeys, selectSessions, useGetAccountQuery } from '@/api/account';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { SectionError } from '@/components/SectionError';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import { AccountDetails } from './AccountDetails';
import { AccountSection } from './AccountSection';
import { CloseAccount } from './closing/CloseAccount';
import { DeviceList } from './devices/DeviceList';
import { ExportData } from './ExportData';
import { messages } from './messages';
import { NameForm } from './NameForm';
import { Passkeys } from './passkeys/Passkeys';

const countText = (t: Translate, count: number) =>
  count === 0 ? t(messages.noWindows) : t(messages.windowCount, { count });

export interface AccountScreenProps {
  /** Section of the saved addresses. */
  addresses: ReactNode;
  /** Section of the quotes. */
  quotes: ReactNode;
  /** Section of the shortlist. */
  shortlist: ReactNode;
  /** Section of the free samples. */
  samples: ReactNode;
}

/**
 * Details, windows, orders, addresses, quotes, shortlist, samples, devices, passkeys, data and closing of the account (product 10.13). Without the account's requests on
 * the server only details and links are shown.
 */
export function AccountScreen({ addresses, quotes, shortlist, samples }: AccountScreenProps) {
  const t = useTranslate();
  const user = useAppSelector(selectUser);
  const query = useGetAccountQuery(undefined, { selectFromResult: queryView });
  const { data: account, hasFailed, isNotFound, isLoading } = query;
  if (user === null) return null;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <AccountDetails user={user}>
        {(account !== undefined || isLoading) && (
          <NameForm name={user.name ?? ''} isDisabled={isLoading} />
        )}
      </AccountDetails>
      <AccountSection title={t(messages.windows)} help={t(messages.windowsHelp)}>
        {!hasFailed && (
          <Typography sx={{ marginBlockEnd: 2 }}>
            {account === undefined ? <Skeleton /> : countText(t, account.windowCount)}
          </Typography>
        )}
        <Button href={paths.windows} variant="outlined">
          {t(messages.toWindows)}
        </Button>
      </AccountSection>
      <AccountSection title={t(messages.orders)} help={t(messages.ordersHelp)}>
        <Button href={paths.orders} variant="outlined">
          {t(messages.toOrders)}
        </Button>
      </AccountSection>
      {addresses}
      {quotes}
      {shortlist}
      {samples}
      {isLoading && (
        <Skeleton
          variant="rectangular"
          height={480}
          aria-label={t(messages.loading)}
          role="status"
        />
      )}
      {hasFailed && !isNotFound && (
        <SectionError
          what={t(messages.what)}
          reason={query.reason}
          isRetrying={query.isRetrying}
          onRetry={() => void query.refetch()}
        />
      )}
      {account !== undefined && (
        <>
          <DeviceList sessions={selectSessions(account.sessions)} />
          {account.passkeys !== undefined && (
            <Passkeys passkeys={selectPasskeys(account.passkeys)} />
          )}
          <ExportData />
          <CloseAccount email={user.email} />
        </>
      )}
    </Box>
  );
}
