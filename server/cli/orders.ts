import type { OrderStatus } from '../../src/contract/orders.ts';
import type { PaymentsTable } from '../db/orderTables.ts';
import { followStatus } from '../orders/followStatus.ts';
import {
  findDeskOrders,
  historyOfOrder,
  itemsOfOrder,
  listDeskOrders,
} from '../repositories/orderDesk.ts';
import type { DeskOrder } from '../repositories/orderDesk.ts';
import { moveOrder } from '../repositories/orderStatus.ts';
import { lockOrder } from '../repositories/orders.ts';
import { moneyText } from '../rules/money.ts';
import { ALL_STATUSES, LEGAL_STEPS } from '../rules/orderStatus.ts';
import { paymentStatusOf } from '../rules/paymentStatus.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { RefusedError, UsageError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { facts, moment, table } from './print.ts';

function statusNamed(text: string): OrderStatus {
  const wanted = text.toLowerCase().replace(/[^a-z]/g, '');
  const status = ALL_STATUSES.find((one) => one.toLowerCase() === wanted);
  if (!status) throw new UsageError(`The status is one of ${ALL_STATUSES.join(', ')}.`);
  return status;
}

async function theOrder(desk: Desk, number: string): Promise<DeskOrder> {
  const [found, ...others] = await findDeskOrders(desk.db, number);
  if (!found) throw new RefusedError(`There is no order ${number}.`);
  if (others.length === 0) return found;
  const numbers = [found, ...others].map(({ order }) => order.order_number);
  throw new RefusedError(`Several orders end so: ${numbers.join(', ')}.`);
}

function totalOf({ order }: DeskOrder): string {
  return moneyText(order.total_minor, order.currency);
}

const list: Command = {
  usage: `orders list [--status STATUS] [--limit ${limitOption.default}]`,
  about: 'The newest orders, with their status and payment.',
  words: [0, 0],
  options: { status: { type: 'string' }, limit: limitOption },
  run: async ({ db }, { options }, say) => {
    const status = options['status'] === undefined ? undefined : statusNamed(options['status']);
    const orders = await listDeskOrders(db, { status, limit: limitOf(options) });
    if (orders.length === 0) {
      say('There are no such orders.');
      return;
    }
    const rows = orders.map((one) => [
      one.order.order_number,
      moment(one.order.created_at),
      one.order.status,
      paymentStatusOf(one.order, one.payments),
      totalOf(one),
      one.customerEmail,
    ]);
    table(['NUMBER', 'PLACED', 'STATUS', 'PAYMENT', 'TOTAL', 'CUSTOMER'], rows).forEach(say);
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

const show: Command = {
  usage: 'orders show NUMBER',
  about: 'Everything about one order; the last five characters of its number are enough.',
  words: [1, 1],
  run: async (desk, { words: [number = ''] }, say) => {
    const found = await theOrder(desk, number);
    const { order, customerEmail, payments } = found;
    facts([
      ['Order', order.order_number],
      ['Placed', moment(order.created_at)],
      ['Status', order.status],
      ['Payment', paymentStatusOf(order, payments)],
      ['Customer', customerEmail],
      ['Name', `${order.first_name} ${order.last_name}`],
      ['Company', order.company_name],
      ['Address', order.address],
      ['Place', [order.city, order.pin_code, order.country].filter(Boolean).join(', ')],
      ['Phone', `${order.dial_code} ${order.phone}`],
      ['E-mail', order.email],
      ['Notes', order.additional_info],
      ['Cancelled for', [order.cancel_reason, order.cancel_comment].filter(Boolean).join(': ')],
    ]).forEach(say);
    say('');
    const items = await itemsOfOrder(desk.db, order.id);
    const lines = items.map((item) => [
      `${item.quantity} ×`,
      item.product_name,
      item.size_label,
      moneyText(item.unit_price_minor * item.quantity, order.currency),
    ]);
    table(['', 'PRODUCT', 'SIZE', 'PRICE'], lines).forEach(say);
    say(`Shipping ${moneyText(order.shipping_minor, order.currency)}, total ${totalOf(found)}`);
    say('');
    const history = await historyOfOrder(desk.db, order.id);
    table(
      ['WHEN', 'STATUS'],
      history.map((step) => [moment(step.at), step.status]),
    ).forEach(say);
    if (payments.length === 0) return;
    say('');
    table(
      ['PAYMENT', 'BY', 'STATE', 'AMOUNT', 'REFERENCE', 'LAST PROBLEM'],
      payments.map(paymentLine),
    ).forEach(say);
  },
};

function nextOf(status: OrderStatus): string {
  const next = LEGAL_STEPS.filter(([from]) => from === status).map(([, to]) => to);
  return next.length > 0
    ? `It can be moved to: ${next.join(', ')}.`
    : 'It has reached the end of its way.';
}

const move: Command = {
  usage: 'orders move NUMBER STATUS',
  about: `Moves an order one step on (${ALL_STATUSES.join(', ')}) and tells its customer by e-mail.`,
  words: [2, 2],
  run: async (desk, { words: [number = '', text = ''] }, say) => {
    const to = statusNamed(text);
    const { order, customerEmail, payments } = await theOrder(desk, number);
    const now = desk.clock.now();
    await desk.db.transaction().execute(async (trx) => {
      const current = await lockOrder(trx, order.id, now);
      const from = current?.status ?? order.status;
      if (!current || !LEGAL_STEPS.some(([a, b]) => a === from && b === to)) {
        throw new RefusedError(`${order.order_number} is ${from}. ${nextOf(from)}`);
      }
      await moveOrder(trx, { orderId: order.id, from, to }, now);
      await followStatus(trx, desk, { ...current, status: to }, now);
    });
    say(`${order.order_number} is ${to} now. ${customerEmail} gets an e-mail.`);
    const paid = paymentStatusOf(order, payments) === 'paid';
    if (to === 'Cancelled' && paid) say('Its payment is returned by the server.');
    if (to !== 'Cancelled' && !paid) say('Note: it is not paid yet.');
  },
};

export const orderCommands = { 'orders list': list, 'orders show': show, 'orders move': move };
