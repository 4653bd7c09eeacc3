import type { Tx } from '../db/open.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { deliveryOf } from '../orders/deliveryOf.ts';
import { windowsMadeMail } from '../mail/templates/fitting.ts';
import { markOrder } from '../repositories/orderStatus.ts';
import { lockOrder } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { findUser } from '../repositories/users.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { paidAtOf, paymentStatusOf } from '../rules/paymentStatus.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError } from './errors.ts';
import { findSingleOrder } from './findSingleOrder.ts';
import { moment } from './print.ts';

/** @throws RefusedError for an order that is not cut now: the customer may cancel it, or it is cut already */
async function refuseUncuttable(trx: Tx, order: OrdersTable, now: Date): Promise<void> {
  const { order_number: number, status, cut_at: cutAt } = order;
  const payments = await paymentsOf(trx, ownOf(order));
  const delivery = await deliveryOf(trx, order, paidAtOf(order, payments));
  if (!delivery) throw new RefusedError(`${number} has no finished windows.`);
  if (status !== 'Confirmed') throw new RefusedError(`${number} is ${status}.`);
  if (cutAt !== null) throw new RefusedError(`${number} is being cut since ${moment(cutAt)}.`);
  if (paymentStatusOf(order, payments) !== 'paid') throw new RefusedError(`${number} is not paid.`);
  const { cancelUntil } = delivery;
  if (cancelUntil !== undefined && now.toISOString() < cancelUntil)
    throw new RefusedError(
      `${number} can be cancelled by its customer until ${moment(cancelUntil)}. Cut it from then on.`,
    );
}

/** @throws RefusedError for an order that is not being made */
function refuseUnmade({ order_number: number, status, cut_at, made_at: madeAt }: OrdersTable) {
  if (status !== 'Confirmed') throw new RefusedError(`${number} is ${status}.`);
  if (madeAt !== null) throw new RefusedError(`${number} is made since ${moment(madeAt)}.`);
  if (cut_at === null) throw new RefusedError(`${number} is not cut yet: orders cut ${number}`);
}

interface Step {
  usage: string;
  description: string;
  column: 'cut_at' | 'made_at';
  refuse: (trx: Tx, order: OrdersTable, now: Date) => Promise<void> | void;
  done: (number: string) => string;
  notify?: (trx: Tx, context: AdminContext, order: OrdersTable) => Promise<void>;
}

/** Tells the customer of windows that the shop fits that they are made. */
async function mailMade(trx: Tx, { config, mailer }: AdminContext, order: OrdersTable) {
  if ((await deliveryOf(trx, order))?.isFitted !== true) return;
  const { email } = await findUser(trx, order.user_id);
  const orderUrl = orderPageUrl(config, order.id, order.language);
  const mail = windowsMadeMail(config.company, email, { order, orderUrl });
  await mailer.queue(trx, 'windows-made', mail);
}

/** A command that records when an order reached a step; the transaction that locks the order decides against a cancellation. */
const stepCommand = ({ usage, description, column, refuse, done, notify }: Step): Command => ({
  usage,
  description,
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [number = ''] }, print) => {
    const { order } = await findSingleOrder(context, number);
    const now = context.clock.now();
    await context.db.transaction().execute(async (trx) => {
      const current = (await lockOrder(trx, order.id, now)) ?? order;
      await refuse(trx, current, now);
      await markOrder(trx, { id: order.id, column }, now);
      await notify?.(trx, context, current);
    });
    print(done(order.order_number));
  },
});

/** Progress of finished windows in the workroom. */
export const makingCommands = {
  'orders cut': stepCommand({
    usage: 'orders cut NUMBER',
    description:
      'Records that the finished windows of an order are being cut: from now on its customer cannot cancel it.',
    column: 'cut_at',
    refuse: refuseUncuttable,
    done: (number) => `${number} is being cut. Its customer cannot cancel it any more.`,
  }),
  'orders made': stepCommand({
    usage: 'orders made NUMBER',
    description:
      'Records that the finished windows of an order are made, and asks its customer when to fit them.',
    column: 'made_at',
    refuse: (_trx, order) => refuseUnmade(order),
    notify: mailMade,
    done: (number) => `${number} is made. Once it is packed: orders move ${number} Packed`,
  }),
};
