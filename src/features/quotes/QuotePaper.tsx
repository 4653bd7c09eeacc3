import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Quote } from '@/contract/quotes';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { messages } from './messages';
import { QuoteLines } from './QuoteLines';

const pairSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.5,
  margin: 0,
  '& dd': { margin: 0 },
  '& dt': { color: 'text.secondary' },
} as const;

function Facts({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const language = useLanguage();
  const { number, date, validUntil, customer, revises } = quote;
  const facts = [
    [t(messages.number), number],
    [t(messages.date), formatLongDate(date, language)],
    [t(messages.validUntil), formatLongDate(validUntil, language)],
    [t(messages.customer), [customer?.name, customer?.email].filter(Boolean).join(', ')],
    [t(messages.revises), revises ?? ''],
  ] as const;
  return (
    <Box component="dl" sx={pairSx}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
    </Box>
  );
}

function Totals({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const language = useLanguage();
  const { subTotal, shippingCharge, total, vat, currency } = quote;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const rows = [
    [t(messages.subTotal), money(subTotal)],
    [t(messages.shipping), shippingCharge === 0 ? t(messages.free) : money(shippingCharge)],
    [t(messages.total), money(total)],
  ] as const;
  return (
    <Box sx={{ marginInlineStart: 'auto', width: 'fit-content', breakInside: 'avoid' }}>
      <Box
        component="dl"
        sx={{ ...pairSx, textAlign: 'end', '& > :last-of-type': { fontWeight: 600 } }}
      >
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'end' }}>
        {t(messages.vat, { amount: money(vat) })}
      </Typography>
    </Box>
  );
}

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {items.map((item) => (
          <Typography key={item} component="li" sx={{ listStyle: 'disc' }}>
            {item}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** A quote as it is read and printed: number, dates, lines, amounts and conditions. */
export function QuotePaper({ quote }: { quote: Quote }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts quote={quote} />
      <QuoteLines {...quote} />
      <Totals quote={quote} />
      <Sentences title={t(messages.conditions)} items={quote.conditions} />
      <Sentences title={t(messages.excluded)} items={quote.excluded} />
    </Box>
  );
}
