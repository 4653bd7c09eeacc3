import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Invoice } from '@/contract/invoices';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatLongDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { FactList } from '../detail/FactList';
import { messages as orders } from '../messages';
import { InvoiceLines } from './InvoiceLines';
import { invoiceMessages as messages } from './messages';
import { secondHeading } from './secondHeadings';

const Parties = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginBlock: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(2, 4),
    marginBlock: theme.spacing(2),
  },
}));

function Party({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <section>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
        {lines.map((line, index) => (
          // A line in the other direction keeps its order, and starts at the side of the page.
          <div key={index}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </Box>
    </section>
  );
}

/** A receipt, tax invoice or credit note, on screen and on paper (product 11.12). */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const language = useLanguage();
  const { kind, number, issuedAt, orderNumber, orderedAt, seller, buyer, corrects } = invoice;
  const { gross, tax, vatPercent, currencySymbol, isTest } = invoice;
  const date = (value: string) => formatLongDate(value, language);
  const money = (value: number) => <bdi>{formatMoney(value, currencySymbol, language)}</bdi>;
  const second = secondHeading(kind, language);
  const totals =
    tax !== undefined && vatPercent !== undefined
      ? [
          { label: t(messages.totalNet), value: money(gross - tax) },
          { label: t(messages.vat, { percent: vatPercent }), value: money(tax) },
        ]
      : [];
  return (
    <article>
      <Typography variant="h1">
        <span>{t(orders.invoiceKinds[kind])}</span> <span aria-hidden="true">/</span>{' '}
        <bdi lang={second.lang}>{second.text}</bdi>
      </Typography>
      {isTest && (
        <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
          {t(messages.test)}
        </Alert>
      )}
      {corrects !== undefined && (
        <Typography sx={{ marginBlockStart: 2 }}>
          {t(messages.corrects, { number: corrects.number, date: date(corrects.issuedAt) })}
        </Typography>
      )}
      <Parties>
        <FactList
          facts={[
            { label: t(messages.number), value: <bdi>{number}</bdi> },
            { label: t(messages.date), value: date(issuedAt) },
          ]}
        />
        <FactList
          facts={[
            { label: t(messages.order), value: <bdi>{orderNumber}</bdi> },
            { label: t(messages.orderedOn), value: date(orderedAt) },
          ]}
        />
        <Party
          title={t(messages.seller)}
          lines={[
            <strong key="name" {...textIn(seller.lang)}>
              {seller.name}
            </strong>,
            <span key="address" {...textIn(seller.lang)}>
              {seller.address}
            </span>,
            ...(seller.trn === undefined ? [] : [`${t(messages.trn)} ${seller.trn}`]),
            <bdi key="phone">{seller.phone}</bdi>,
            seller.email,
          ]}
        />
        <Party
          title={t(messages.buyer)}
          lines={[
            <strong key="name">{buyer.name}</strong>,
            ...(buyer.companyName === undefined ? [] : [buyer.companyName]),
            ...(buyer.trn === undefined ? [] : [`${t(messages.trn)} ${buyer.trn}`]),
            ...buyer.address,
          ]}
        />
      </Parties>
      <InvoiceLines {...invoice} />
      <Box
        sx={{
          marginBlockStart: 3,
          marginInlineStart: 'auto',
          maxWidth: 420,
          // Never alone on a page.
          breakBefore: 'avoid',
          breakInside: 'avoid',
        }}
      >
        <FactList
          facts={[...totals, { label: t(messages.total), value: money(gross), isStrong: true }]}
        />
      </Box>
      {vatPercent !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {t(messages.included)}
        </Typography>
      )}
    </article>
  );
}
