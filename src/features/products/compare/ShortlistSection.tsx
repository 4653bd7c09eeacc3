import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { AccountShortlist } from './AccountShortlist';
import { accountShortlistMessages as messages } from './messages';
import { useAccountShortlist } from './useAccountShortlist';

/** The account's shortlist below the comparison, whose products it changes (product 5.27). */
export function ShortlistSection() {
  const t = useTranslate();
  const titleId = useId();
  const shortlist = useAccountShortlist();
  if (shortlist.query.isNotFound) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ displayPrint: 'none', maxWidth: 720, marginBlockStart: 4 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t(messages.title)}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {t(messages.help)}
      </Typography>
      <AccountShortlist shortlist={shortlist} isBesideComparison />
    </Box>
  );
}
