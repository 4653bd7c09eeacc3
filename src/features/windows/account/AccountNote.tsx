import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import type { SignInIntent } from '@/lib/signInIntent';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectOtherOwnersCount, selectWindowsPlace } from '@/store/windowsAccount';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { useWindowActions } from '../useWindowActions';
import { accountMessages } from '../editor/messages';

const intent: SignInIntent = { returnTo: paths.windows };

/** Where the windows are saved, and windows of other accounts (product 15.10). */
export function AccountNote() {
  const t = useTranslate();
  const { claim } = useWindowActions();
  const place = useAppSelector(selectWindowsPlace);
  const others = useAppSelector(selectOtherOwnersCount);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {place === 'signedOut' ? (
          <>
            <span>{t(accountMessages.device)}</span>{' '}
            <Link component={LinkBehavior} href={paths.login} state={intent}>
              {t(accountMessages.signIn)}
            </Link>
          </>
        ) : (
          t(accountMessages[place])
        )}
      </Typography>
      {others > 0 && (
        <>
          <Typography variant="body2">{t(accountMessages.others, { count: others })}</Typography>
          <Button size="small" variant="outlined" onClick={claim}>
            {t(accountMessages.claim, { count: others })}
          </Button>
        </>
      )}
    </Box>
  );
}
