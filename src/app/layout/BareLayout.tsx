import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Main } from './Main';
import { OfflineBanner } from './OfflineBanner';
import { SkipLink } from './SkipLink';
import { Wordmark } from './Wordmark';

/** Layout route of sign-in and legal texts: a link home and the page. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <Box component="header" sx={{ display: 'flex', justifyContent: 'center', padding: 3 }}>
        <Wordmark />
      </Box>
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
