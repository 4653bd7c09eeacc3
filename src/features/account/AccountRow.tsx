import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface AccountRowProps {
  title: string;
  /** Texts below the title; empty ones are left out. */
  details: readonly string[];
  /** What can be done with it. */
  children: ReactNode;
}

/** Row of a list of the account page, such as a device. */
export function AccountRow({ title, details, children }: AccountRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        paddingBlock: 2,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        {details
          .filter((text) => text !== '')
          .map((text) => (
            <Typography key={text} variant="body2" color="textSecondary">
              {text}
            </Typography>
          ))}
      </Box>
      {children}
    </Box>
  );
}
