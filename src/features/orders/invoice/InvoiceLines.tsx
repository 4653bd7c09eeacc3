import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Breakdown } from '@/components/made/Breakdown';
import { unitMessages } from '@/components/messages';
import type { Invoice, InvoiceLine } from '@/contract/invoices';
import { useTranslate } from '@/i18n/useTranslate';
import { formatAmount } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { invoiceMessages as messages } from './messages';

export type InvoiceLinesProps = Pick<Invoice, 'lines' | 'vatPercent' | 'currencySymbol'>;

/** Name of a line, and its size unless it stands with the breakdown. */
function LineName({ line, hasSize }: { line: InvoiceLine; hasSize: boolean }) {
  const t = useTranslate();
  const { name, lang } = line;
  if (name === undefined) return <span>{t(messages.shipping)}</span>;
  return (
    <>
      <span {...textIn(lang)}>{name}</span>
      {hasSize && <LineSize line={line} />}
    </>
  );
}

function LineSize({ line: { size = '', sizeLang } }: { line: InvoiceLine }) {
  if (size === '') return null;
  return (
    <Typography variant="body2" color="textSecondary" {...textIn(sizeLang)}>
      {size}
    </Typography>
  );
}

/** Cell whose numbers stand below each other. */
const AmountCell = styled(TableCell)({
  textAlign: 'end',
  'tbody > tr > &': { whiteSpace: 'nowrap' },
});

/** Rows of one line, which stay on one page. */
const LineRows = styled(TableBody)({
  breakInside: 'avoid',
  '& > tr:not(:last-of-type) > *': { borderBlockEnd: 0 },
});

/** Aligned with the edges of the page; all columns fit on phones. */
const LinesTable = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > * > tr > :first-of-type': { paddingInlineStart: 0 },
  '& > * > tr > :last-of-type': { paddingInlineEnd: 0 },
  [theme.breakpoints.down('sm')]: {
    '& > * > tr > *': { paddingInline: 3, fontSize: '0.8125rem' },
    '& th[scope=row]': { overflowWrap: 'anywhere' },
  },
}));

/** Lines of an invoice, of a finished window with what its price is made up of; with VAT for sellers with a tax number. Scrolls sideways on small screens. */
export function InvoiceLines({ lines, vatPercent, currencySymbol }: InvoiceLinesProps) {
  const t = useTranslate();
  const isTaxed = vatPercent !== undefined;
  const amount = (value: number | undefined) => (
    <AmountCell>{value === undefined ? '' : formatAmount(value)}</AmountCell>
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t(messages.lines)}>
      <LinesTable size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t(messages.item)}</TableCell>
            <AmountCell>{t(messages.quantity)}</AmountCell>
            <AmountCell>{t(messages.unitPrice)}</AmountCell>
            {isTaxed && <AmountCell>{t(messages.net)}</AmountCell>}
            {isTaxed && <AmountCell>{t(messages.vat, { percent: vatPercent })}</AmountCell>}
            <AmountCell>{t(messages.amount)}</AmountCell>
          </TableRow>
        </TableHead>
        {lines.map((line, index) => {
          const { quantity, soldAs, unitPrice, gross, tax, configuration } = line;
          const { breakdown = [] } = configuration ?? {};
          const isMade = breakdown.length > 0;
          return (
            <LineRows key={index}>
              <TableRow>
                <TableCell component="th" scope="row" sx={{ minWidth: { sm: 140 } }}>
                  <LineName line={line} hasSize={!isMade} />
                </TableCell>
                <AmountCell>
                  <span>{quantity}</span>{' '}
                  {soldAs && <span>{t(unitMessages[soldAs].unit, { quantity })}</span>}
                </AmountCell>
                {amount(unitPrice)}
                {isTaxed && amount(tax === undefined ? undefined : gross - tax)}
                {isTaxed && amount(tax)}
                {amount(gross)}
              </TableRow>
              {isMade && (
                <TableRow>
                  <TableCell colSpan={isTaxed ? 6 : 4} sx={{ paddingBlockStart: 0 }}>
                    <LineSize line={line} />
                    <Box sx={{ maxWidth: 300, marginBlockStart: 1 }}>
                      <Breakdown lines={breakdown} total={unitPrice} currency={currencySymbol} />
                    </Box>
                  </TableCell>
                </TableRow>
              )}
            </LineRows>
          );
        })}
      </LinesTable>
    </TableContainer>
  );
}
