import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { User } from '@/contract/auth';
import { useTranslate } from '@/i18n/useTranslate';
import { AccountSection } from './AccountSection';
import { messages } from './messages';

export interface AccountDetailsProps {
  user: User;
  /** Form for the name; without it the name is text. */
  children?: ReactNode;
}

/** E-mail address and name of the customer. */
export function AccountDetails({ user, children }: AccountDetailsProps) {
  const t = useTranslate();
  return (
    <AccountSection title={t(messages.details)}>
      <Typography variant="body2" color="textSecondary">
        {t(messages.email)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', marginBlockEnd: 3 }}>
        <bdi>{user.email}</bdi>
      </Typography>
      {children ??
        (user.name !== undefined && (
          <Box component="p" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            <bdi>{user.name}</bdi>
          </Box>
        ))}
    </AccountSection>
  );
}
