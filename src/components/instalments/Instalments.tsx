import Typography from '@mui/material/Typography';
import type { Money } from '@/contract/common';
import type { InstalmentRange } from '@/contract/products';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { fourPayments, isInRange } from '@/lib/instalments';
import { formatMoney } from '@/lib/money';
import { instalmentMessages as messages } from './messages';

export interface InstalmentsProps {
  /** Price in dirhams; nothing is shown without one. */
  amount: Money | undefined;
  currency: string;
  /** Words after the amount, for example 'per metre'. */
  unit?: string;
  /** Amounts that can be paid in instalments; `undefined` when the shop offers none. */
  range: InstalmentRange | undefined;
}

/** Keeps currency and number on one line. */
const NO_BREAK_SPACE = '\u00A0';

/** A price in four payments, as text of the shop without a script of the provider (product 9.19). */
export function Instalments({ amount, currency, unit, range }: InstalmentsProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (amount === undefined || range === undefined || !isInRange(amount, range)) return null;
  const { first, next } = fourPayments(amount);
  const money = (value: Money) =>
    [formatMoney(value, currency, language).replace(' ', NO_BREAK_SPACE), unit]
      .filter(Boolean)
      .join(' ');
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {first === next
        ? t(messages.equal, { amount: money(next) })
        : t(messages.firstMore, { first: money(first), next: money(next) })}
    </Typography>
  );
}
