import type { Money } from '@/contract/common';
import type { InstalmentRange } from '@/contract/products';

/** Four payments of a price, which add up to it. */
export interface FourPayments {
  /** The first payment, which takes the fils that cannot be divided. */
  first: Money;
  /** Each of the other three. */
  next: Money;
}

/** Divides a price in dirhams into four payments, in whole fils. */
export function fourPayments(price: Money): FourPayments {
  const fils = Math.round(price * 100);
  const next = Math.floor(fils / 4);
  return { first: (fils - 3 * next) / 100, next: next / 100 };
}

/** Whether an amount can be paid in instalments. */
export function isInRange(amount: Money, { from = 0, upTo = Infinity }: InstalmentRange): boolean {
  return amount > 0 && amount >= from && amount <= upTo;
}
