import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

export interface EmptyStateProps {
  /** Empty-state message, for example one of product 12.6. */
  title: string;
  help?: string;
  /** Link or button. */
  action?: ReactNode;
  /** Element of the title. */
  component?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Placeholder for an empty list. */
export function EmptyState({ title, help, action, component = 'p' }: EmptyStateProps) {
  const isWholePage = component === 'h1';
  return (
    <Box
      sx={{
        textAlign: 'center',
        paddingBlock: isWholePage ? fluid(72, 144) : 8,
        paddingInline: 2,
      }}
    >
      <Typography variant={isWholePage ? 'h2' : 'h3'} component={component}>
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
