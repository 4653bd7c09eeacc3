import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { unitMessages } from '@/components/messages';
import { cartLineKey } from '@/api/cart';
import type { CartItem } from '@/contract/cart';
import type { Money } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { messages } from '../messages';

export interface CartQuoteTableProps {
  lines: readonly CartItem[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
}

/** Narrow on phones, where all columns fit. */
const cellSx = { paddingInline: { xs: 0.75, sm: 2 }, verticalAlign: 'top' } as const;

const endSx = { ...cellSx, textAlign: 'end', whiteSpace: 'nowrap' } as const;

const totalSx = { ...endSx, typography: 'body2', color: 'text.primary', border: 0 } as const;

/** The cart on paper: its lines and the server's totals. Scrolls sideways on small screens. */
export function CartQuoteTable(props: CartQuoteTableProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { lines, currencySymbol, subTotal, shippingCharge, total } = props;
  const money = (amount: Money) => <bdi>{formatMoney(amount, currencySymbol, language)}</bdi>;
  const totals = [
    { label: t(messages.subTotal), value: money(subTotal) },
    {
      label: t(messages.shipping),
      value: shippingCharge === 0 ? t(messages.freeShipping) : money(shippingCharge),
    },
    { label: t(messages.total), value: <strong>{money(total)}</strong> },
  ];
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t(messages.tableLabel)}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={cellSx}>{t(messages.product)}</TableCell>
            <TableCell sx={endSx}>{t(messages.price)}</TableCell>
            <TableCell sx={endSx}>{t(messages.quantity)}</TableCell>
            <TableCell sx={endSx}>{t(messages.lineTotal)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const { name, lang, size, sizeLang, soldAs, price, quantity, productTotal } = line;
            return (
              <TableRow key={cartLineKey(line)}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ ...cellSx, minWidth: { xs: 88, sm: 140 }, overflowWrap: 'anywhere' }}
                >
                  <span {...textIn(lang)}>{name}</span>
                  {size !== undefined && (
                    <Typography variant="body2" color="textSecondary" {...textIn(sizeLang)}>
                      {size}
                    </Typography>
                  )}
                  {soldAs === 'metre' && (
                    <Typography variant="body2">{t(messages.clothOnly)}</Typography>
                  )}
                </TableCell>
                <TableCell sx={endSx}>{money(price)}</TableCell>
                <TableCell sx={endSx}>
                  <bdi>
                    <span>{quantity}</span>{' '}
                    {soldAs && <span>{t(unitMessages[soldAs].unit, { quantity })}</span>}
                  </bdi>
                </TableCell>
                <TableCell sx={endSx}>{money(productTotal)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
        {/* Not repeated on each printed page. */}
        <TableFooter sx={{ display: 'table-row-group' }}>
          {totals.map(({ label, value }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={3} sx={totalSx}>
                {label}
              </TableCell>
              <TableCell sx={totalSx}>{value}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
