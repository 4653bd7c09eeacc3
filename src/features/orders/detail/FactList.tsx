import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  isStrong?: boolean;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  '@media print': { paddingBlock: 2 },
  '& dt': { color: theme.palette.text.secondary },
  // The label wraps first, so that an amount breaks only where it is wider than its part of the line.
  '& dd': { flexShrink: 0, maxWidth: '60%', margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '&[data-strong=true]': {
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(2),
    '& dt, & dd': {
      ...theme.typography.h4,
      fontVariantNumeric: 'lining-nums tabular-nums',
      color: theme.palette.text.primary,
    },
  },
}));

/** Description list with one label and value per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {facts.map(({ label, value, isStrong = false }) => (
        <Row key={label} data-strong={isStrong}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </Box>
  );
}
