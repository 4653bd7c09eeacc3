import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef } from 'react';
import type { CartLineKey } from '@/api/cart';
import { useGrowingCount } from '@/hooks/useGrowingCount';
import { CartGrid, CartGridTable } from './cartGrid';
import { CartLine } from './CartLine';
import { messages } from './messages';

const HEADS = [
  { area: 'picture', label: messages.picture, isUnseen: true },
  { area: 'name', label: messages.product },
  { area: 'price', label: messages.price },
  { area: 'quantity', label: messages.quantity },
  { area: 'total', label: messages.lineTotal },
  { area: 'remove', label: messages.remove, isUnseen: true },
];

/** Lines that are made at once: more than a window shows, and little enough that the panel opens without delay. */
const STEP = 12;

/**
 * The lines of the cart: a table where there is room, the same rows closer together where there is not.
 * The roles are spelled out because a table set as a grid loses its own.
 */
export function CartTable({ lineKeys }: { lineKeys: readonly CartLineKey[] }) {
  const end = useRef<HTMLButtonElement>(null);
  const total = lineKeys.length;
  const { count, isCut, grow } = useGrowingCount({ total, step: STEP, end });
  return (
    <CartGrid>
      <CartGridTable
        role="table"
        aria-label={messages.tableLabel}
        aria-rowcount={isCut ? total + 1 : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {HEADS.map(({ area, label, isUnseen }) => (
              <th key={area} role="columnheader" scope="col" data-area={area}>
                {isUnseen ? (
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
      {isCut && (
        <Box sx={{ paddingBlock: 2, textAlign: 'center' }}>
          <Button ref={end} variant="text" onClick={grow}>
            {messages.showMore(total - count)}
          </Button>
        </Box>
      )}
    </CartGrid>
  );
}
