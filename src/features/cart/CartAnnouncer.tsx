import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef } from 'react';
import { cartLineKey, selectCart, selectCartCount, selectCartLines } from '@/api/cart';
import type { CartItem } from '@/contract/cart';
import { formatMoney } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { sharedMessages } from './sharedMessages';

const labelOf = ({ name, size }: CartItem) => (size === undefined ? name : `${name}, ${size}`);

function describeChanges(before: readonly CartItem[], now: readonly CartItem[]): string[] {
  const was = new Map(before.map((line) => [cartLineKey(line), line]));
  const changed = now.flatMap((line) => {
    const quantityBefore = was.get(cartLineKey(line))?.quantity;
    was.delete(cartLineKey(line));
    return quantityBefore === line.quantity
      ? []
      : [sharedMessages.quantityIs(labelOf(line), line.quantity)];
  });
  return [...changed, ...[...was.values()].map((line) => sharedMessages.isRemoved(labelOf(line)))];
}

/** The cart's one live region: speaks the new quantity, count and total after every change. */
export function CartAnnouncer() {
  const cart = useAppSelector(selectCart);
  const lines = useAppSelector(selectCartLines);
  const count = useAppSelector(selectCartCount);
  const region = useRef<HTMLSpanElement>(null);
  const linesBefore = useRef<readonly CartItem[]>(undefined);

  useEffect(() => {
    const before = linesBefore.current;
    linesBefore.current = cart === undefined ? undefined : lines;
    if (before === undefined || cart === undefined || region.current === null) return;
    const changes = describeChanges(before, lines);
    if (changes.length === 0) return;
    const total = formatMoney(cart.total, cart.currencySymbol);
    region.current.textContent = [...changes, sharedMessages.cartIs(count, total)].join(' ');
  }, [cart, lines, count]);

  return <Box component="span" sx={visuallyHidden} ref={region} role="status" aria-live="polite" />;
}
