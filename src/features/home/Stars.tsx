import Box from '@mui/material/Box';
import { lowerMessages } from './lowerMessages';

const MOST = 5;

/** A rating of 1 to 5 as stars. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.min(MOST, Math.max(0, Math.round(rating)));
  return (
    <Box
      role="img"
      aria-label={lowerMessages.stars(filled)}
      sx={{ color: 'primary.main', letterSpacing: '0.2em' }}
    >
      {'★'.repeat(filled)}
      {'☆'.repeat(MOST - filled)}
    </Box>
  );
}
