import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIsClient } from '@/hooks/useIsClient';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { compareMessages } from './compareMessages';

/** Date of the prices, in print only. */
export function PrintedOn() {
  const t = useTranslate();
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  // The server renders the page for many days.
  if (!useIsClient()) return null;
  return (
    <Typography variant="body2" sx={{ display: 'none', displayPrint: 'block' }}>
      {t(compareMessages.printed, { date: formatLongDate(now, language) })}
    </Typography>
  );
}
