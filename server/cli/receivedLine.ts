import type { PaymentsTable } from '../db/orderTables.ts';
import type { AdminOrder } from '../repositories/adminOrders.ts';
import { CURRENCY, moneyText } from '../rules/money.ts';

/** Sum of the paid payments by currency, without refunded and refundable ones. */
function sumPaid(payments: readonly PaymentsTable[]): string {
  const sums = new Map<string, number>();
  for (const { state, currency, amount_minor: amount } of payments) {
    if (state === 'paid') sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const sorted = [...sums].toSorted(([one], [other]) => one.localeCompare(other));
  const amounts = sorted.map(([currency, sum]) => moneyText(sum, currency));
  return amounts.length > 0 ? amounts.join(' and ') : moneyText(0, CURRENCY);
}

/** Total received for the listed orders; sandbox payments are listed separately. */
export function receivedLine(orders: readonly AdminOrder[]): string {
  const payments = orders.flatMap((one) => one.payments);
  const isSandbox = ({ provider }: PaymentsTable): boolean => provider === 'sandbox';
  const received = sumPaid(payments.filter((payment) => !isSandbox(payment)));
  const sandbox = payments.filter((payment) => isSandbox(payment) && payment.state === 'paid');
  const note = sandbox.length > 0 ? ` (sandbox, no money moved: ${sumPaid(sandbox)})` : '';
  return `Received for these orders: ${received}${note}`;
}
