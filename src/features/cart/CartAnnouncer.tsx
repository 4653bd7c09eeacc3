import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef } from 'react';
import { cartLineKey, selectCart, selectCartCount, selectCartLines } from '@/api/cart';
import { messages as components } from '@/components/messages';
import { unitMessages } from '@/components/unitMessages';
import type { CartItem } from '@/contract/cart';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { announcerMessages } from './announcerMessages';

const labelOf = (t: Translate, { name, size }: CartItem) =>
  size === undefined ? name : name + t(components.comma) + size;
const quantityOf = (t: Translate, { quantity, soldAs }: CartItem) =>
  soldAs ? t(unitMessages[soldAs].spoken, { quantity }) : String(quantity);

function describeChanges(
  t: Translate,
  previous: readonly CartItem[],
  current: readonly CartItem[],
): string[] {
  const removed = new Map(previous.map((line) => [cartLineKey(line), line]));
  const changed = current.flatMap((line) => {
    const previousQuantity = removed.get(cartLineKey(line))?.quantity;
    removed.delete(cartLineKey(line));
    return previousQuantity === line.quantity
      ? []
      : [
          t(announcerMessages.quantityIs, {
            label: labelOf(t, line),
            quantity: quantityOf(t, line),
          }),
        ];
  });
  const removals = [...removed.values()].map((line) =>
    t(announcerMessages.isRemoved, { label: labelOf(t, line) }),
  );
  return [...changed, ...removals];
}

/** Live region that announces quantity, count and total after every cart change. */
export function CartAnnouncer() {
  const t = useTranslate();
  const language = useLanguage();
  const cart = useAppSelector(selectCart);
  const lines = useAppSelector(selectCartLines);
  const count = useAppSelector(selectCartCount);
  const region = useRef<HTMLSpanElement>(null);
  const previousLines = useRef<readonly CartItem[]>(undefined);

  useEffect(() => {
    const previous = previousLines.current;
    previousLines.current = cart === undefined ? undefined : lines;
    if (previous === undefined || cart === undefined || region.current === null) return;
    const changes = describeChanges(t, previous, lines);
    if (changes.length === 0) return;
    const total = formatMoney(cart.total, cart.currencySymbol, language);
    region.current.textContent = [...changes, t(announcerMessages.cartIs, { count, total })].join(
      ' ',
    );
  }, [cart, lines, count, t, language]);

  return <Box component="span" sx={visuallyHidden} ref={region} role="status" aria-live="polite" />;
}
