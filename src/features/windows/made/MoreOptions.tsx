import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { configuratorMessages as messages } from './messages';

/** What few customers change, folded away until it is opened or holds a choice. */
export function MoreOptions({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const t = useTranslate();
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
        {t(messages.moreOptions)}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, paddingBlockStart: 1 }}>{children}</Box>
    </Box>
  );
}
