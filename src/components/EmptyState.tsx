import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The text that the specification gives, to the letter. */
  title: string;
  /** One sentence of help. */
  help?: string;
  /** One way on. */
  action?: ReactNode;
  /** Heading level it takes on its page. */
  component?: 'h1' | 'h2' | 'h3' | 'p';
}

/** What stands where there is nothing to list. */
export function EmptyState({ title, help, action, component = 'p' }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', paddingBlock: 8, paddingInline: 2 }}>
      <Typography variant="h3" component={component}>
        {title}
      </Typography>
      {help !== undefined && (
        <Typography
          color="textSecondary"
          sx={{ marginBlock: 1.5, marginInline: 'auto', maxWidth: '44ch' }}
        >
          {help}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ marginBlockStart: 3 }}>{action}</Box>}
    </Box>
  );
}
