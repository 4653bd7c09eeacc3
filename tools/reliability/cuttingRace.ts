import { setTimeout as wait } from 'node:timers/promises';
import { DAY, isoAfter } from '../../server/clock.ts';
import { keptWindow, newShopper, placedOrder, stateOf } from './raceGround.ts';
import type { Race } from './raceGround.ts';

/** About how long the command line reads an order before it locks it. */
const READ_MS = 10;
const post: RequestInit = { method: 'POST', redirect: 'manual' };

/** The staff start cutting finished windows while their customer cancels: one of both happens, once. */
export const cancelAgainstCutting: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, number, url } = await placedOrder(ground, shopper, keptWindow);
  await ground.send(`${new URL(url, 'http://shop.example').pathname}/approve`, post);
  const own = ground.db.selectFrom('payments').select('updated_at').where('order_id', '=', id);
  const { updated_at: paidAt } = await own.executeTakeFirstOrThrow();
  // The time for changes is over.
  await ground.db
    .updateTable('payments')
    .set({ updated_at: isoAfter(new Date(paidAt), -3 * DAY) })
    .where('order_id', '=', id)
    .execute();
  // The command line reads the order first, so that without a delay the customer always wins.
  const cancel = () => wait(Math.random() * READ_MS).then(() => shopper.cancel(id));
  const [cuts, answers] = await Promise.all([
    Promise.all([ground.cut(number), ground.cut(number)]),
    Promise.all([cancel(), cancel()]),
  ]);
  const cut = cuts.filter(Boolean).length;
  const cancelled = answers.filter(({ status }) => status === 200).length;
  const row = ground.db.selectFrom('orders').select('cut_at').where('id', '=', id);
  const { cut_at: cutAt } = await row.executeTakeFirstOrThrow();
  const { status } = await stateOf(ground.db, id);
  const isLegal = cut === 1 ? status === 'Confirmed' : status === 'Cancelled';
  return [
    ...(cut + cancelled === 1 ? [] : [`cut: ${cut} cuts and ${cancelled} cancellations`]),
    ...(isLegal && (cutAt !== null) === (cut === 1) ? [] : [`cut: ${cut} cuts, but ${status}`]),
    ...(answers.every((answer) => [200, 409].includes(answer.status))
      ? []
      : ['cut: a cancellation is neither done nor rejected']),
  ];
};
