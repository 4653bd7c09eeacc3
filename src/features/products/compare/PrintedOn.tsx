import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIsClient } from '@/hooks/useIsClient';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { compareMessages } from './messages';

export interface PrintedOnProps {
  /** Also on the screen. */
  isAlwaysShown?: boolean;
}

/** Date of the prices, for paper. */
export function PrintedOn({ isAlwaysShown = false }: PrintedOnProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  // The server renders the page for many days.
  if (!useIsClient()) return null;
  return (
    <Typography
      variant="body2"
      sx={{ display: isAlwaysShown ? 'block' : 'none', displayPrint: 'block' }}
    >
      {t(compareMessages.printed, { date: formatLongDate(now, language) })}
    </Typography>
  );
}
