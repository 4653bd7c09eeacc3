import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import type { CartLineKey } from '@/api/cart';
import { Button } from '@/components/Button';
import { useGrowingCount } from '@/hooks/useGrowingCount';
import { useTranslate } from '@/i18n/useTranslate';
import type { Translate } from '@/i18n/createI18n';
import { CartGrid, CartGridTable } from './cartGrid';
import { CartLine } from './CartLine';
import { messages } from './messages';

const getColumns = (t: Translate) => [
  { area: 'picture', label: t(messages.picture), isVisuallyHidden: true },
  { area: 'name', label: t(messages.product) },
  { area: 'price', label: t(messages.price) },
  { area: 'quantity', label: t(messages.quantity) },
  { area: 'total', label: t(messages.lineTotal) },
  { area: 'remove', label: t(messages.remove), isVisuallyHidden: true },
];

/** Rows per render step; long carts would delay the opening of the panel. */
const STEP = 12;

/**
 * Cart table, with stacked cells in narrow containers.
 * Roles are explicit because `display: grid` removes the table semantics.
 */
export function CartTable({ lineKeys }: { lineKeys: readonly CartLineKey[] }) {
  const t = useTranslate();
  const end = useRef<HTMLButtonElement>(null);
  const total = lineKeys.length;
  const { count, hasMore, showMore } = useGrowingCount({ total, step: STEP, end });
  return (
    <CartGrid>
      <CartGridTable
        role="table"
        aria-label={t(messages.tableLabel)}
        aria-rowcount={hasMore ? total + 1 : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {getColumns(t).map(({ area, label, isVisuallyHidden }) => (
              <th key={area} role="columnheader" scope="col" data-area={area}>
                {isVisuallyHidden ? (
                  <Box component="span" sx={visuallyHidden}>
                    {label}
                  </Box>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lineKeys.slice(0, count).map((lineKey) => (
            <CartLine key={lineKey} lineKey={lineKey} />
          ))}
        </tbody>
      </CartGridTable>
      {hasMore && (
        <Box sx={{ paddingBlock: 2, textAlign: 'center' }}>
          <Button ref={end} variant="text" onClick={showMore}>
            {t(messages.showMore, { left: total - count })}
          </Button>
        </Box>
      )}
    </CartGrid>
  );
}
