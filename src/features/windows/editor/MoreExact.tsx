import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

/** What makes a window more exact than width and drop, folded away from those who measure for the first time. */
export function MoreExact({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <details>
      <Box
        component="summary"
        sx={{ minHeight: 44, paddingBlock: 1.25, fontWeight: 500, cursor: 'pointer' }}
      >
        {t(messages.moreExact)}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(messages.moreExactHelp)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, paddingBlockStart: 3 }}>{children}</Box>
    </details>
  );
}
