import type { CartLineKey } from '@/api/cart';
import { VisuallyHidden } from '@/components/VisuallyHidden';
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

/**
 * The lines of the cart: a table where there is room, the same rows closer together where there is not.
 * The roles are spelled out because a table set as a grid loses its own.
 */
export function CartTable({ lineKeys }: { lineKeys: readonly CartLineKey[] }) {
  return (
    <CartGrid>
      <CartGridTable role="table" aria-label={messages.tableLabel}>
        <thead role="rowgroup">
          <tr role="row">
            {HEADS.map(({ area, label, isUnseen }) => (
              <th key={area} role="columnheader" scope="col" data-area={area}>
                {isUnseen ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lineKeys.map((lineKey) => (
            <CartLine key={lineKey} lineKey={lineKey} />
          ))}
        </tbody>
      </CartGridTable>
    </CartGrid>
  );
}
