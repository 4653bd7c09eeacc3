import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Db } from '../../server/db/open.ts';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';
import { AT_ONCE, newShopper, placedOrder, stateOf, times } from './raceGround.ts';
import type { Race, RaceGround } from './raceGround.ts';

/** Number of mails about statuses, and of changes of a status after the first. */
async function countChanges(db: Db): Promise<{ mails: number; changes: number }> {
  const mails = db.selectFrom('mails').select('id').where('kind', '=', 'order-status');
  const changes = db
    .selectFrom('order_status_history')
    .select('id')
    .where('status', '<>', 'Confirmed');
  return { mails: (await mails.execute()).length, changes: (await changes.execute()).length };
}

/** The customer cancels while the order is packed, shipped and delivered; each change is mailed once. */
export const cancelAgainstDelivery: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id, number } = await placedOrder(ground, shopper);
  const before = await countChanges(ground.db);
  const deliver = async (): Promise<OrderStatus> => {
    let reached: OrderStatus = 'Confirmed';
    for (const status of ORDER_PATH.slice(1)) {
      if (!(await ground.move(number, status))) return reached;
      reached = status;
    }
    return reached;
  };
  const [reached, ...responses] = await Promise.all([
    deliver(),
    shopper.cancel(id),
    shopper.cancel(id),
  ]);
  const cancelled = responses.filter(({ status }) => status === 200).length;
  const rejected = responses.filter(({ status }) => status === 409).length;
  const { status } = await stateOf(ground.db, id);
  const isLegal = cancelled === 1 ? status === 'Cancelled' : status === reached;
  const { mails, changes } = await countChanges(ground.db);
  const isMailed = mails - before.mails === changes - before.changes;
  return [
    ...(cancelled <= 1 ? [] : ['cancel: one order was cancelled twice']),
    ...(cancelled + rejected === responses.length ? [] : ['cancel: neither done nor rejected']),
    ...(isLegal ? [] : [`cancel: ${cancelled} responses, but the order is ${status}`]),
    ...(isMailed ? [] : ['cancel: a change was mailed twice or not at all']),
  ];
};

/** The result of one change that is requested twenty times: done once and mailed once. */
async function changeOnce(
  ground: RaceGround,
  name: string,
  change: () => Promise<boolean>,
): Promise<string[]> {
  const before = await countChanges(ground.db);
  const done = (await times(AT_ONCE, change)).filter(Boolean).length;
  const { mails, changes } = await countChanges(ground.db);
  const counts = [done, changes - before.changes, mails - before.mails];
  return counts.every((count) => count === 1)
    ? []
    : [`${name}: done, recorded and mailed ${counts.join(', ')} times`];
}

/** The customer sends one cancellation twenty times. */
export const oneCancellation: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const { id } = await placedOrder(ground, shopper);
  return changeOnce(ground, 'cancel', async () => (await shopper.cancel(id)).status === 200);
};

/** Twenty members of staff give an order the same status. */
export const oneMove: Race = async (ground) => {
  const { number } = await placedOrder(ground, await newShopper(ground));
  return changeOnce(ground, 'move', () => ground.move(number, 'Packed'));
};
