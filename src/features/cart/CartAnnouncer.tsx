import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef } from 'react';
import { selectCart, selectCartCount, selectCartLines } from '@/api/cart';
import { messages as components, unitMessages } from '@/components/messages';
import type { CartItem } from '@/contract/cart';
import type { Money } from '@/contract/common';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { cartChanges, type CartChange } from '@/lib/cartChanges';
import { formatMoney } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { announcerMessages } from './shared/messages';

const labelOf = (t: Translate, { name, size }: CartItem) =>
  size === undefined ? name : name + t(components.comma) + size;
const quantityOf = (t: Translate, { quantity, soldAs }: CartItem) =>
  soldAs ? t(unitMessages[soldAs].spoken, { quantity }) : String(quantity);

function describe(t: Translate, { kind, line }: CartChange, price: string): string {
  const label = labelOf(t, line);
  switch (kind) {
    case 'removed':
      return t(announcerMessages.isRemoved, { label });
    case 'price':
      return t(announcerMessages.priceIs, { label, price });
    default:
      return t(announcerMessages.quantityIs, { label, quantity: quantityOf(t, line) });
  }
}

/** Live region that announces quantities, prices, count and total after every cart change. */
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
    const money = (amount: Money) => formatMoney(amount, cart.currencySymbol, language);
    const changes = cartChanges(previous, lines).map((change) =>
      describe(t, change, money(change.line.price)),
    );
    if (changes.length === 0) return;
    const total = money(cart.total);
    region.current.textContent = [...changes, t(announcerMessages.cartIs, { count, total })].join(
      ' ',
    );
  }, [cart, lines, count, t, language]);

  return <Box component="span" sx={visuallyHidden} ref={region} role="status" aria-live="polite" />;
}
