import { AT_ONCE, newShopper, placedOrder, stateOf, times } from './raceGround.ts';
import type { Race } from './raceGround.ts';

const post: RequestInit = { method: 'POST', redirect: 'manual' };

function actionPath(url: string, action: 'approve' | 'decline'): string {
  return `${new URL(url, 'http://shop.example').pathname}/${action}`;
}

/** Duplicate and contradictory payment events at once. */
export const contradictoryPayments: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, url } = await placedOrder(ground, shopper);
  await times(AT_ONCE, (index) =>
    ground.send(actionPath(url, index % 2 === 0 ? 'approve' : 'decline'), post),
  );
  const { payments, invoices } = await stateOf(ground.db, id);
  const [payment = 'nothing'] = payments;
  const isLegal = payments.length === 1 && ['paid', 'declined'].includes(payment);
  return [
    ...(isLegal ? [] : [`payment: ended as ${payments.join(', ') || payment}`]),
    ...(invoices.length === (payment === 'paid' ? 1 : 0)
      ? []
      : [`payment: ${invoices.length} invoices of an order that is ${payment}`]),
  ];
};

/** The customer pays in one window and cancels in another. */
export const paidAndCancelled: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, url } = await placedOrder(ground, shopper);
  await Promise.all([
    ground.send(actionPath(url, 'approve'), post),
    shopper.cancel(id),
    ground.send(actionPath(url, 'approve'), post),
  ]);
  const { status, payments, invoices } = await stateOf(ground.db, id);
  const corrections = invoices.filter(({ corrects_id }) => corrects_id !== null).length;
  const ends = ['expired', 'refund_due', 'refunded'];
  const isLegal =
    status === 'Cancelled' && payments.length === 1 && ends.includes(payments[0] ?? '');
  const isCorrected = invoices.length <= 2 && corrections === invoices.length - corrections;
  return [
    ...(isLegal ? [] : [`pay and cancel: ${status} with ${payments.join(', ')}`]),
    ...(isCorrected ? [] : [`pay and cancel: ${invoices.length} invoices and corrections`]),
  ];
};

/** Twenty customers pay at the same moment; each order gets the next number of the invoices. */
export const paymentsAtOnce: Race = async (ground) => {
  const numbers = async (): Promise<string[]> =>
    (await ground.db.selectFrom('invoices').select('number').orderBy('number').execute()).map(
      (invoice) => invoice.number,
    );
  const orders = await times(AT_ONCE, async () => placedOrder(ground, await newShopper(ground)));
  const before = new Set(await numbers());
  await Promise.all(orders.map(({ url }) => ground.send(actionPath(url, 'approve'), post)));
  const counts = (await numbers())
    .filter((number) => !before.has(number))
    .map((number) => Number(/\d+$/.exec(number)?.[0]));
  const [first = 0] = counts;
  const isUnbroken =
    counts.length === AT_ONCE && counts.every((count, index) => count === first + index);
  return isUnbroken ? [] : [`payments: the invoices are ${counts.join(', ')}`];
};
