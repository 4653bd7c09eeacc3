import { styled } from '@mui/material/styles';
import type { PriceLine } from '@/contract/madeToMeasure';
import type { Translate } from '@/i18n/createI18n';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { madeMessages } from './messages';

export interface BreakdownProps {
  lines: readonly PriceLine[];
  total: number;
  vat?: number;
  currency: string;
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Twice, because MUI's table around it on an invoice puts captions below.
  '&& caption': {
    captionSide: 'top',
    padding: 0,
    color: 'inherit',
    textAlign: 'start',
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& th, & td': {
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    fontWeight: theme.typography.fontWeightRegular,
    textAlign: 'start',
  },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '@media print': { '& th, & td': { paddingBlock: 2 } },
  '& td:nth-of-type(1)': { color: theme.palette.text.secondary, paddingInlineEnd: 12 },
  '& tfoot > tr:first-of-type > *': { fontWeight: theme.typography.fontWeightMedium },
}));

const isKnown = (code: string): code is keyof typeof madeMessages.lines =>
  Object.hasOwn(madeMessages.lines, code);

const nameOf = (t: Translate, code: string): string =>
  t(isKnown(code) ? madeMessages.lines[code] : madeMessages.lines.other);

/** What a price is made up of (product 16.13). */
export function Breakdown({ lines, total, vat, currency }: BreakdownProps) {
  const t = useTranslate();
  const language = useLanguage();
  const money = (amount: number) => <bdi>{formatMoney(amount, currency, language)}</bdi>;
  return (
    <Table>
      <caption>{t(madeMessages.breakdown)}</caption>
      <tbody>
        {lines.map(({ code, amount, quantity, unit }) => (
          <tr key={code}>
            <th scope="row">{nameOf(t, code)}</th>
            <td>
              {(quantity !== 1 || unit !== 'piece') &&
                t(madeMessages.quantities[unit], { quantity })}
            </td>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(madeMessages.total)}</th>
          <td />
          <td>{money(total)}</td>
        </tr>
        {vat !== undefined && (
          <tr>
            <th scope="row" colSpan={3}>
              {t(madeMessages.vatOf, { amount: formatMoney(vat, currency, language) })}
            </th>
          </tr>
        )}
      </tfoot>
    </Table>
  );
}
