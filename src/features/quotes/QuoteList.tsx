import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { QuoteSummary } from '@/contract/quotes';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { quotePath } from '@/lib/paths';
import { listMessages as messages } from './messages';

export interface QuoteListProps {
  quotes: readonly QuoteSummary[];
}

/** Quotes of a customer with their state, the newest first. */
export function QuoteList({ quotes }: QuoteListProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (quotes.length === 0) return <Typography>{t(messages.none)}</Typography>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
      {quotes.map(({ number, token, date, validUntil, state, total, currency }) => (
        <li key={token}>
          <Link href={quotePath(token)} underline="always">
            <bdi>{number}</bdi>
          </Link>
          <Typography>
            {t(messages.line, {
              total: formatMoney(total, currency, language),
              date: formatLongDate(date, language),
            })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(messages.states[state], { day: formatLongDate(validUntil, language) })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
