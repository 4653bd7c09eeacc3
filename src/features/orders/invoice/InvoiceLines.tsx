import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Breakdown } from '@/components/made/Breakdown';
import { unitMessages } from '@/components/messages';
import type { Invoice, InvoiceLine } from '@/contract/invoices';
import { useTranslate } from '@/i18n/useTranslate';
import { formatAmount } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { invoiceMessages as messages } from './messages';

export type InvoiceLinesProps = Pick<Invoice, 'lines' | 'vatPercent' | 'currencySymbol'>;

function LineName({ line: { name, lang, size, sizeLang } }: { line: InvoiceLine }) {
  const t = useTranslate();
  if (name === undefined) return <span>{t(messages.shipping)}</span>;
  return (
    <>
      <span {...textIn(lang)}>{name}</span>
      {size !== undefined && size !== '' && (
        <Typography variant="body2" color="textSecondary" {...textIn(sizeLang)}>
          {size}
        </Typography>
      )}
    </>
  );
}

/** Cell whose numbers stand below each other. */
const AmountCell = styled(TableCell)({ textAlign: 'end' });

/** Row of a line whose next row continues it. */
const ContinuedRow = styled(TableRow)({ '& > *': { borderBlockEnd: 0 } });

/** Lines of an invoice, of a finished window with what its price is made up of; with VAT for sellers with a tax number. Scrolls sideways on small screens. */
export function InvoiceLines({ lines, vatPercent, currencySymbol }: InvoiceLinesProps) {
  const t = useTranslate();
  const isTaxed = vatPercent !== undefined;
  const amount = (value: number | undefined) => (
    <AmountCell>{value === undefined ? '' : formatAmount(value)}</AmountCell>
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t(messages.lines)}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
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
        <TableBody>
          {lines.map((line, index) => {
            const { quantity, soldAs, unitPrice, gross, tax, configuration } = line;
            const { breakdown = [] } = configuration ?? {};
            const Row = breakdown.length > 0 ? ContinuedRow : TableRow;
            return (
              <Fragment key={index}>
                <Row>
                  <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                    <LineName line={line} />
                  </TableCell>
                  <AmountCell>
                    <span>{quantity}</span>{' '}
                    {soldAs && <span>{t(unitMessages[soldAs].unit, { quantity })}</span>}
                  </AmountCell>
                  {amount(unitPrice)}
                  {isTaxed && amount(tax === undefined ? undefined : gross - tax)}
                  {isTaxed && amount(tax)}
                  {amount(gross)}
                </Row>
                {breakdown.length > 0 && (
                  <TableRow>
                    <TableCell colSpan={isTaxed ? 6 : 4} sx={{ paddingBlockStart: 0 }}>
                      <Box sx={{ maxWidth: 300 }}>
                        <Breakdown lines={breakdown} total={unitPrice} currency={currencySymbol} />
                      </Box>
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
