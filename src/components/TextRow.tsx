import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TextRowProps {
  heading: string;
  /** Heading id, the target of hash links. */
  id?: string;
  children: ReactNode;
}

/** Heading with its text beside it, under a hairline. */
export function TextRow({ heading, id, children }: TextRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
        columnGap: 8,
        rowGap: 2,
        paddingBlock: { xs: 5, md: 7 },
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:last-child': { paddingBlockEnd: 0 },
      }}
    >
      <Typography
        variant="h2"
        id={id}
        sx={{ fontSize: { xs: '1.75rem', md: '2.125rem' }, maxWidth: '16ch' }}
      >
        {heading}
      </Typography>
      <div>{children}</div>
    </Box>
  );
}
