import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Money } from '@/contract/common';
import type { Translate } from '@/i18n/createI18n';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import type { CartChange } from '@/lib/cartChanges';
import { formatMoney } from '@/lib/money';
import { messages as components } from '@/components/messages';
import { summaryMessages as messages } from '../messages';

export interface CartChangedProps {
  changes: readonly CartChange[];
  total: Money;
  currencySymbol: string;
}

/** Changes that are listed; the summary marks all of them. */
const SHOWN = 5;

function describe(t: Translate, change: CartChange, money: (amount: Money) => string): string {
  const { name, size, quantity, price } = change.line;
  const label = size === undefined ? name : name + t(components.comma) + size;
  switch (change.kind) {
    case 'added':
      return t(messages.added, { label, quantity });
    case 'removed':
      return t(messages.removed, { label });
    case 'quantity':
      return t(messages.quantityChanged, { label, quantity, previous: change.previous.quantity });
    case 'price':
      return t(messages.priceChanged, {
        label,
        price: money(price),
        previous: money(change.previous.price),
      });
  }
}

/** Announces what changed in the cart since the customer saw it, before the order is placed (product 9.17). */
export function CartChanged({ changes, total, currencySymbol }: CartChangedProps) {
  const t = useTranslate();
  const language = useLanguage();
  const more = changes.length - SHOWN;
  const money = (amount: Money) => formatMoney(amount, currencySymbol, language);
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 500 }}>{t(messages.changesTitle)}</Typography>
      <ul>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={`${change.kind} ${change.line.productId} ${change.line.sizeId}`}>
            {describe(t, change, money)}
          </li>
        ))}
        {more > 0 && <li>{t(messages.moreChanges, { count: more })}</li>}
      </ul>
      <Typography sx={{ fontWeight: 500 }}>
        {t(messages.newTotal, { total: money(total) })}
      </Typography>
    </Alert>
  );
}
