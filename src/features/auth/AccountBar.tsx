import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { signOut } from '@/store/signOut';
import { selectUser } from '@/store/slices/authSlice';
import { messages } from './messages';

export interface AccountBarProps {
  /** Whether the link to the account would lead to the current page. */
  isOnAccountPage?: boolean;
}

/** Signed-in customer, 'My account' and 'Log out' (product 10.10); renders nothing when signed out. */
export function AccountBar({ isOnAccountPage = false }: AccountBarProps) {
  const t = useTranslate();
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const { isRunning, run } = useSingleFlight();
  if (user === null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <span>{t(messages.signedInAs)}</span>{' '}
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 500 }}>
          {user.name ?? user.email}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {!isOnAccountPage && (
          <Button variant="text" href={paths.account}>
            {t(messages.myAccount)}
          </Button>
        )}
        <Button variant="text" loading={isRunning} onClick={() => run(() => dispatch(signOut()))}>
          {t(messages.logOut)}
        </Button>
      </Box>
    </Box>
  );
}
