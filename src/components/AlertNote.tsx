import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What went wrong, said in place and to assistive technology at once. */
export function AlertNote({ children }: { children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={{ borderInlineStart: '3px solid', borderColor: 'error.main', paddingInlineStart: 2 }}
    >
      {children}
    </Box>
  );
}
