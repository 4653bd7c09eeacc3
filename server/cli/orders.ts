import type { OrderStatus } from '../../src/contract/orders.ts';
import type { Queryable } from '../db/open.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import { messagesIn } from '../messages/messages.ts';
import { dialledPhone } from '../phoneNumber.ts';
import { handleStatusChange } from '../orders/handleStatusChange.ts';
import {
  historyOfOrder,
  itemsOfOrder,
  listAdminOrders,
  remakesOf,
} from '../repositories/adminOrders.ts';
import type { AdminOrder } from '../repositories/adminOrders.ts';
import { unitOf } from '../repositories/orderItemTexts.ts';
import { moveOrder } from '../repositories/orderStatus.ts';
import { lockOrder, remakeOf } from '../repositories/orders.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../rules/language.ts';
import { moneyText } from '../rules/money.ts';
import { mapUrl } from '../rules/place.ts';
import { ALL_STATUSES, LEGAL_STEPS } from '../rules/orderStatus.ts';
import { isSandboxStatus, paymentStatusOf } from '../rules/paymentStatus.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { findSingleOrder } from './findSingleOrder.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, table } from './print.ts';
import { receivedLine } from './receivedLine.ts';
import { remake } from './remake.ts';

function parseStatus(text: string): OrderStatus {
  const normalized = text.toLowerCase().replace(/[^a-z]/g, '');
  const status = ALL_STATUSES.find((one) => one.toLowerCase() === normalized);
  if (!status) throw new UsageError(`The status must be one of ${ALL_STATUSES.join(', ')}.`);
  return status;
}

function totalOf({ order }: AdminOrder): string {
  return moneyText(order.total_minor, order.currency);
}

/** The payment status of an order, with a label for sandbox payments. */
function paymentOf({ order, payments }: AdminOrder): string {
  const status = paymentStatusOf(order, payments);
  return isSandboxStatus(order, payments) ? `${status} (sandbox)` : status;
}

const list: Command = {
  usage: `orders list [--status STATUS] [--limit ${limitOption.default}]`,
  description: 'Lists the newest orders with status and payment, and the total received.',
  positionals: [0, 0],
  isAudited: false,
  options: { status: { type: 'string' }, limit: limitOption },
  run: async ({ db }, { options }, print) => {
    const status = options['status'] === undefined ? undefined : parseStatus(options['status']);
    const orders = await listAdminOrders(db, { status, limit: limitOf(options) });
    if (orders.length === 0) {
      print('No orders found.');
      return;
    }
    const rows = orders.map((one) => [
      one.order.order_number,
      moment(one.order.created_at),
      one.order.status,
      paymentOf(one),
      totalOf(one),
      one.customerEmail,
    ]);
    table(['NUMBER', 'PLACED', 'STATUS', 'PAYMENT', 'TOTAL', 'CUSTOMER'], rows).forEach(print);
    print(receivedLine(orders));
  },
};

function paymentLine(payment: PaymentsTable): string[] {
  return [
    moment(payment.created_at),
    payment.provider,
    payment.state,
    moneyText(payment.amount_minor, payment.currency),
    payment.reference ?? '',
    payment.last_error ?? '',
  ];
}

/** The order of a remake, and why. */
async function describeOriginal(db: Queryable, order: OrdersTable): Promise<string> {
  const { remakeOf: original } = await remakeOf(db, order);
  return original ? `${original.orderId}: ${order.remake_reason ?? ''}` : '';
}

const show: Command = {
  usage: 'orders show NUMBER',
  description: 'Shows an order; the last five characters of its number are enough.',
  positionals: [1, 1],
  isAudited: false,
  run: async (context, { positionals: [number = ''] }, print) => {
    const found = await findSingleOrder(context, number);
    const { order, customerEmail, payments } = found;
    const remakes = await remakesOf(context.db, order.id);
    fields([
      ['Order', order.order_number],
      ['Placed', moment(order.created_at)],
      ['Status', order.status],
      ['Payment', paymentOf(found)],
      ['Customer', customerEmail],
      ['Name', `${order.first_name} ${order.last_name}`],
      ['Company', order.company_name],
      ['Address', order.address],
      ['Place', [order.city, order.pin_code, order.country].filter(Boolean).join(', ')],
      ['Makani', order.makani],
      ['Map', order.address === '' ? '' : mapUrl(order)],
      ['Phone', dialledPhone(order)],
      ['E-mail', order.email],
      ['Language', LANGUAGE_NAMES[order.language]],
      ['Notes', order.additional_info],
      ['Cut', order.cut_at === null ? '' : moment(order.cut_at)],
      ['Made', order.made_at === null ? '' : moment(order.made_at)],
      ['Remake of', await describeOriginal(context.db, order)],
      ['Remakes', remakes.map((one) => one.order_number).join(', ')],
      ['Cancelled for', [order.cancel_reason, order.cancel_comment].filter(Boolean).join(': ')],
    ]).forEach(print);
    print('');
    const items = await itemsOfOrder(context.db, order.id);
    const { shop } = messagesIn(DEFAULT_LANGUAGE);
    const lines = items.map((item) => [
      `${shop.quantity(item.quantity, unitOf(item))} ×`,
      item.product_name,
      item.size_label,
      moneyText(item.unit_price_minor * item.quantity, order.currency),
    ]);
    table(['', 'PRODUCT', 'SIZE', 'PRICE'], lines).forEach(print);
    print(`Shipping ${moneyText(order.shipping_minor, order.currency)}, total ${totalOf(found)}`);
    print('');
    const history = await historyOfOrder(context.db, order.id);
    table(
      ['WHEN', 'STATUS'],
      history.map((step) => [moment(step.at), step.status]),
    ).forEach(print);
    if (payments.length === 0) return;
    print('');
    table(
      ['PAYMENT', 'BY', 'STATE', 'AMOUNT', 'REFERENCE', 'LAST PROBLEM'],
      payments.map(paymentLine),
    ).forEach(print);
  },
};

function describeNext(status: OrderStatus): string {
  const next = LEGAL_STEPS.filter(([from]) => from === status).map(([, to]) => to);
  return next.length > 0 ? `Next statuses: ${next.join(', ')}.` : 'This status is final.';
}

const move: Command = {
  usage: 'orders move NUMBER STATUS',
  description: `Moves an order to its next status (${ALL_STATUSES.join(', ')}) and notifies the customer by e-mail.`,
  positionals: [2, 2],
  isAudited: true,
  run: async (context, { positionals: [number = '', text = ''] }, print) => {
    const to = parseStatus(text);
    const found = await findSingleOrder(context, number);
    const { order, customerEmail, payments } = found;
    const now = context.clock.now();
    await context.db.transaction().execute(async (trx) => {
      const current = await lockOrder(trx, order.id, now);
      const from = current?.status ?? order.status;
      if (!current || !LEGAL_STEPS.some(([a, b]) => a === from && b === to)) {
        throw new RefusedError(`${order.order_number} is ${from}. ${describeNext(from)}`);
      }
      await moveOrder(trx, { orderId: order.id, from, to }, now);
      await handleStatusChange(trx, context, { ...current, status: to }, now);
    });
    print(`${order.order_number} is now ${to}. ${customerEmail} is notified by e-mail.`);
    const paid = paymentStatusOf(order, payments) === 'paid';
    const isSandbox = paid && isSandboxStatus(order, payments);
    if (to === 'Cancelled' && paid && !isSandbox) print('The server refunds its payment.');
    if (isSandbox) print('Note: it was paid in the sandbox, so no money was received.');
    if (to !== 'Cancelled' && !paid) print('Note: it is not paid yet.');
  },
};

export const orderCommands = {
  'orders list': list,
  'orders show': show,
  'orders move': move,
  'orders remake': remake,
};
