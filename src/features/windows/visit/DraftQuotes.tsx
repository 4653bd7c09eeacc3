import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetDraftQuotesQuery } from '@/api/draftQuotes';
import type { DraftQuote } from '@/contract/draftQuotes';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatDay, formatTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { productPath } from '@/lib/paths';
import type { SaveQuoteButton } from '../made/QuoteWindows';
import { visitMessages as messages } from '../messages';

function Quote({ quote }: { quote: DraftQuote }) {
  const t = useTranslate();
  const language = useLanguage();
  const { productId, name, label, price, currency, validUntil, visit } = quote;
  const day = formatDay(visit?.date, language);
  const money = formatMoney(price, currency, language);
  return (
    <li>
      <Link href={productPath(productId)} underline="always">
        {name}
      </Link>
      <Typography>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(messages.price, { price: money, day: formatDay(validUntil, language) })}
      </Typography>
      {visit !== undefined && day !== '' && (
        <Typography variant="body2" color="textSecondary">
          {t(messages.visit, { day, time: formatTime(visit.time, language) })}
        </Typography>
      )}
    </li>
  );
}

const NONE = { quotes: [] };

export interface DraftQuotesProps {
  SaveQuote: SaveQuoteButton;
}

/** Finished windows that the customer configured before asking for a visit (product 16.20). */
export function DraftQuotes({ SaveQuote }: DraftQuotesProps) {
  const t = useTranslate();
  const headingId = useId();
  const { data: { quotes } = NONE } = useGetDraftQuotesQuery();
  if (quotes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2">
        {t(messages.title)}
      </Typography>
      <Typography color="textSecondary">{t(messages.help)}</Typography>
      <Box
        component="ul"
        sx={{ margin: 0, marginBlockStart: 2, padding: 0, display: 'grid', gap: 2 }}
      >
        {quotes.map((quote) => (
          <Quote key={quote.sizeId} quote={quote} />
        ))}
      </Box>
      <Box sx={{ displayPrint: 'none', marginBlockStart: 2 }}>
        <SaveQuote
          collect={() =>
            Promise.resolve({
              sizeIds: quotes.map(({ sizeId }) => sizeId),
              quantities: quotes.map(() => 1),
            })
          }
        />
      </Box>
    </Box>
  );
}
