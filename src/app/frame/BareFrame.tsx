import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Main } from './Main';
import { SkipLink } from './SkipLink';
import { Wordmark } from './Wordmark';

/** Frame of the screens outside the shop's own: the wordmark home and the page (spec §2). */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Box component="header" sx={{ display: 'flex', justifyContent: 'center', padding: 3 }}>
        <Wordmark />
      </Box>
      <Main>{children}</Main>
    </>
  );
}
