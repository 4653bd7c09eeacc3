import Box from '@mui/material/Box';
import { PageOutlet } from './PageOutlet';
import { SkipLink } from './SkipLink';
import { Wordmark } from './Wordmark';

/** Frame of the screens outside the shop's own: the wordmark home and the page (spec §2). */
export function BareFrame() {
  return (
    <>
      <SkipLink />
      <Box component="header" sx={{ display: 'flex', justifyContent: 'center', padding: 3 }}>
        <Wordmark />
      </Box>
      <PageOutlet />
    </>
  );
}
