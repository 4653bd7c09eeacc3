import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState, type ComponentType } from 'react';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { unitMessages } from '@/components/messages';
import type { CartItem } from '@/contract/cart';
import type { Money } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import type { CartChange } from '@/lib/cartChanges';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { summaryMessages } from '../messages';

export interface OrderSummaryProps {
  lines: readonly CartItem[];
  /** What changed since the checkout was opened. */
  changes?: readonly CartChange[];
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
  /** Draws a finished window from its request; code-split. */
  Drawing?: ComponentType<{ input: unknown }>;
}

/** Lines shown at first, so that the order button stays near. */
const SHOWN = 5;
/** Header row and three totals. */
const EXTRA_ROWS = 4;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: theme.spacing(1.75),
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: theme.typography.fontWeightRegular,
  },
  '& th:last-child, & td:last-child': { textAlign: 'end' },
  // The title wraps where text is large.
  '& td:last-child': { whiteSpace: 'nowrap' },
  '& thead th': { ...theme.typography.overline, color: theme.palette.text.secondary },
  '& tfoot tr:last-of-type > *': {
    ...theme.typography.h4,
    // The balanced wrapping of headings would break the amount.
    textWrap: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
    borderBlockEnd: 0,
    [theme.breakpoints.up('sm')]: { fontSize: theme.typography.h3.fontSize },
  },
}));

/** Breaks as a whole; within only when it is wider than its line. */
const NoBreak = styled('span')({ display: 'inline-block' });

const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** What changed in a line since the customer saw it (product 9.17). */
function LineChange({ change, money }: { change: CartChange; money: (amount: Money) => string }) {
  const t = useTranslate();
  switch (change.kind) {
    case 'added':
      return <Detail>{t(summaryMessages.lineIsNew)}</Detail>;
    case 'quantity':
      return (
        <Detail>
          {t(summaryMessages.lineHadQuantity, { previous: change.previous.quantity })}
        </Detail>
      );
    case 'price':
      return (
        <Detail>
          {t(summaryMessages.lineHadPrice, { previous: money(change.previous.price) })}
        </Detail>
      );
    case 'removed':
      return null;
  }
}

/** Ordered lines with the totals of the server (product 9.8). */
export function OrderSummary(props: OrderSummaryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { lines, changes = [], currencySymbol, subTotal, shippingCharge, total, Drawing } = props;
  const [isOpen, setIsOpen] = useState(false);
  // A line that changed must not be hidden.
  const hasMore = !isOpen && changes.length === 0 && lines.length > SHOWN;
  const asText = (amount: Money) => formatMoney(amount, currencySymbol, language);
  const money = (amount: Money) => <bdi>{asText(amount)}</bdi>;
  return (
    <Table aria-rowcount={hasMore ? lines.length + EXTRA_ROWS : undefined}>
      <thead>
        <tr>
          <th scope="col">{t(summaryMessages.product)}</th>
          <th scope="col">{t(summaryMessages.subTotal)}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .slice(0, hasMore ? SHOWN : undefined)
          .map(({ id, name, lang, images, size, sizeLang, soldAs, quantity, ...line }) => (
            <tr key={id}>
              <td>
                <Box
                  sx={{ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 2 }}
                >
                  <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
                    <Picture src={images[0]} alt="" ratio="1 / 1" sizes="64px" />
                    {Drawing && line.configuration && <Drawing input={line.configuration.input} />}
                  </Box>
                  <Box sx={{ overflowWrap: 'anywhere' }}>
                    <span {...textIn(lang)}>{name}</span>{' '}
                    <NoBreak>
                      <span>{t(summaryMessages.times, { quantity })}</span>
                      {soldAs && <span>{` ${t(unitMessages[soldAs].unit, { quantity })}`}</span>}
                    </NoBreak>
                    {size !== undefined && <Detail {...textIn(sizeLang)}>{size}</Detail>}
                    {quantity > 1 && (
                      <Detail>
                        <NoBreak>{money(line.price)}</NoBreak>{' '}
                        <span>
                          {soldAs ? t(unitMessages[soldAs].per) : t(summaryMessages.each)}
                        </span>
                      </Detail>
                    )}
                    {changes
                      .filter(({ line: { id: changedId } }) => changedId === id)
                      .map((change) => (
                        <LineChange key={change.kind} change={change} money={asText} />
                      ))}
                  </Box>
                </Box>
              </td>
              <td>{money(line.productTotal)}</td>
            </tr>
          ))}
        {hasMore && (
          <tr>
            <td colSpan={2}>
              <Button variant="text" onClick={() => setIsOpen(true)}>
                {t(summaryMessages.showMore, { left: lines.length - SHOWN })}
              </Button>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(summaryMessages.subTotal)}</th>
          <td>{money(subTotal)}</td>
        </tr>
        <tr>
          <th scope="row">{t(summaryMessages.shipping)}</th>
          <td>{shippingCharge === 0 ? t(summaryMessages.freeShipping) : money(shippingCharge)}</td>
        </tr>
        <tr>
          <th scope="row">{t(summaryMessages.total)}</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
