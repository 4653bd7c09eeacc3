import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { useSingleFlight } from '@/hooks/useSingleFlight';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { signOut } from '@/store/signOut';
import { selectUser } from '@/store/slices/authSlice';
import { accountMessages } from './messages';

/** The signed-in customer with links to orders and account, and sign-out, or a link to log in (product 2.6). */
export function AccountBlock() {
  const t = useTranslate();
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const { isRunning, run } = useSingleFlight();

  if (user === null) {
    return (
      <Box sx={{ paddingBlockStart: 4 }}>
        <Button href={paths.login} fullWidth>
          {t(accountMessages.logIn)}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ paddingBlockStart: 4 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {t(accountMessages.signedInAs)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', marginBlockEnd: 2 }}>{user.email}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Button href={paths.orders} sx={{ paddingInline: 1 }}>
          {t(accountMessages.orders)}
        </Button>
        <Button href={paths.account} variant="outlined" sx={{ paddingInline: 1 }}>
          {t(accountMessages.myAccount)}
        </Button>
        <Button
          variant="outlined"
          loading={isRunning}
          onClick={() => run(() => dispatch(signOut()))}
          sx={{ gridColumn: '1 / -1' }}
        >
          {t(accountMessages.logOut)}
        </Button>
      </Box>
    </Box>
  );
}
