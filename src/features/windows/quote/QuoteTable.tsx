import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { parseAttributes } from '@/api/parsers/attributes';
import type { ProductFacts } from '@/api/productDetails';
import { messages as components } from '@/components/messages';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { quoteOf } from '@/lib/windows/quote';
import { WindowPrice } from '../advice/WindowPrice';
import { fullWindowName } from '../windowName';
import { quoteMessages } from '../messages';

/** What the sheet needs of a fabric. */
export type QuotedFabric = Pick<
  ProductFacts,
  '_id' | 'name' | 'lang' | 'sizes' | 'attributes' | 'currency'
>;

export interface QuoteTableProps {
  fabrics: readonly QuotedFabric[];
  /** Measured ones. */
  windows: readonly MeasuredWindow[];
  /** All windows of the customer, which number those without a name. */
  allWindows: readonly MeasuredWindow[];
}

const cellSx = { verticalAlign: 'top', minWidth: 120 } as const;

const totalSx = { ...cellSx, typography: 'body2', color: 'text.primary' } as const;

/** Windows in rows, fabrics in columns, with the sum of each fabric. Scrolls sideways on small screens. */
export function QuoteTable({ fabrics, windows, allWindows }: QuoteTableProps) {
  const t = useTranslate();
  const language = useLanguage();
  const quotes = fabrics.map((fabric) => ({
    fabric,
    ...quoteOf(windows, fabric.sizes, parseAttributes(fabric.attributes)),
  }));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t(quoteMessages.table)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {fabrics.map(({ _id, name, lang }) => (
              <TableCell key={_id} component="th" scope="col" sx={cellSx} {...textIn(lang)}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {windows.map((window, index) => (
            <TableRow key={window.id}>
              <TableCell component="th" scope="row" sx={cellSx}>
                {fullWindowName(t, window, allWindows, t(components.comma))}
              </TableCell>
              {quotes.map(({ fabric, lines }) => {
                const best = lines[index];
                return (
                  <TableCell key={fabric._id} sx={cellSx}>
                    {best === undefined ? (
                      t(quoteMessages.noPrice)
                    ) : (
                      <WindowPrice advice={best} currency={fabric.currency} />
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" sx={totalSx}>
              {t(quoteMessages.total)}
            </TableCell>
            {quotes.map(({ fabric, total, missing }) => (
              <TableCell key={fabric._id} sx={totalSx}>
                <strong>
                  <bdi>{formatMoney(total, fabric.currency, language)}</bdi>
                </strong>
                {missing > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {t(quoteMessages.partial, { count: missing })}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
