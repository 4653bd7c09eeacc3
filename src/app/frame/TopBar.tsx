import Box from '@mui/material/Box';
import { Wordmark } from './Wordmark';

export function TopBar() {
  return (
    <Box component="header">
      <Wordmark />
    </Box>
  );
}
