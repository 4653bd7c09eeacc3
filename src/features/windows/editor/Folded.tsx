import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

export interface FoldedProps {
  summary: string;
  /** Whether it holds a choice, which would be hidden on screen and paper. */
  isNeeded: boolean;
  children: ReactNode;
}

/** What few customers need, folded away until it is opened or holds a choice. */
export function Folded({ summary, isNeeded, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(isNeeded);
  // A refusal may choose one of them; what was opened stays open.
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Box
        component="summary"
        sx={{ minHeight: 44, paddingBlock: 1.25, fontWeight: 500, cursor: 'pointer' }}
      >
        {summary}
      </Box>
      {/* What is not seen would make each typed digit slower. */}
      {isOpen && <Box sx={{ display: 'grid', gap: 4, paddingBlockStart: 1 }}>{children}</Box>}
    </Box>
  );
}
