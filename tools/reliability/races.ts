import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/db/open.ts';
import { contradictoryPayments, paidAndCancelled, paymentsAtOnce } from './paymentRaces.ts';
import { anySize, AT_ONCE, keptWindow, newShopper, times } from './raceGround.ts';
import type { Goods, Race } from './raceGround.ts';
import { createShopper } from './shopper.ts';
import type { ApiResponse } from './shopper.ts';
import { cancelAgainstCutting } from './cuttingRace.ts';
import { samplesOfManyKeys, samplesOfOneKey } from './sampleRaces.ts';
import { lastPlace } from './slotRaces.ts';
import { cancelAgainstDelivery, oneCancellation, oneMove } from './statusRaces.ts';
import { oneWish, wishAgainstImport } from './stockRaces.ts';

const CLIENTS = 10;
const CLICKS = 20;
const START_QUANTITY = 40;

async function ordersOf(db: Db, notes: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('additional_info', '=', notes)
    .execute();
  return rows.map((row) => row.id);
}

/** Sends the same cart as twenty concurrent orders with the keys of `keyOf`. */
function sameCart(
  name: string,
  keyOf: (sender: number) => string | undefined,
  goods: Goods = anySize,
): Race {
  return async (ground) => {
    const notes = randomUUID();
    const shopper = await newShopper(ground);
    await shopper.add(await goods(ground, shopper));
    const responses = await times(AT_ONCE, (sender) => {
      const key = keyOf(sender);
      return shopper.order(notes, key && `${notes}-${key}`);
    });
    const placed = await ordersOf(ground.db, notes);
    const agrees = ({ status, body }: ApiResponse): boolean =>
      status === 200 ? body.order?._id === placed[0] : status === 409;
    const isSame = new Set(responses.map((response) => JSON.stringify(response.body))).size === 1;
    return [
      ...(placed.length === 1 ? [] : [`${name}: ${placed.length} orders of one cart`]),
      ...(responses.every(agrees) ? [] : [`${name}: the responses do not agree`]),
      ...(responses.some(({ status }) => status === 200)
        ? []
        : [`${name}: no response has the order`]),
      ...(keyOf(0) === undefined || keyOf(0) !== keyOf(1) || isSame
        ? []
        : [`${name}: responses to the same key differ`]),
    ];
  };
}

/** Ten devices of one customer increment and decrement one line. */
const incrementsOf =
  (goods: Goods): Race =>
  async (ground) => {
    const token = await ground.newCustomer();
    const shopper = createShopper(ground.send, token);
    const line = await goods(ground, shopper);
    for (let added = 0; added < START_QUANTITY; added += 1) await shopper.add(line);
    const changes = await times(CLIENTS, async (client) => {
      let sum = 0;
      for (let click = 0; click < CLICKS; click += 1) {
        const action = (client + click) % 3 === 0 ? 'decrement' : 'increment';
        const { status } = await shopper.act(action, line);
        if (status === 200) sum += action === 'increment' ? 1 : -1;
      }
      return sum;
    });
    const expected = START_QUANTITY + changes.reduce((sum, change) => sum + change, 0);
    const { body } = await shopper.cart();
    const quantity = body.cart?.[0]?.quantity;
    return quantity === expected ? [] : [`increments: ${quantity} instead of ${expected}`];
  };

/** Twenty devices of one customer keep one window. */
const oneWindow: Race = async (ground) => {
  const shopper = await newShopper(ground);
  const kept = await times(AT_ONCE, () => keptWindow(ground, shopper));
  const ids = new Set(kept.map(({ sizeId }) => sizeId));
  const rows = await ground.db
    .selectFrom('configurations')
    .select('user_id')
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('configurations')
        .select('user_id')
        .where('id', 'in', [...ids]),
    )
    .execute();
  return ids.size === 1 && rows.length === 1
    ? []
    : [`one window: ${ids.size} ids and ${rows.length} stored windows`];
};

/** All races by name. */
export const races: Readonly<Record<string, Race>> = {
  'one cart, 20 orders with one key': sameCart('one key', () => 'same'),
  'one cart, 20 orders with 20 keys': sameCart('20 keys', String),
  'one cart, 20 orders without a key': sameCart('no key', () => undefined),
  'one finished window, kept 20 times': oneWindow,
  'one finished window, 20 orders with 20 keys': sameCart('window', String, keptWindow),
  'cancellation during pack, ship and deliver': cancelAgainstDelivery,
  'cancellation while the windows are cut': cancelAgainstCutting,
  'one cancellation, sent 20 times': oneCancellation,
  'one change of the status by 20 members of staff': oneMove,
  'increments and decrements from ten devices': incrementsOf(anySize),
  'the same of a finished window': incrementsOf(keptWindow),
  'duplicate and contradictory payments': contradictoryPayments,
  'payment and cancellation at once': paidAndCancelled,
  'payments of 20 orders at once': paymentsAtOnce,
  'the last place of a slot, for 20 visitors': lastPlace,
  'one request for samples, sent 20 times': samplesOfOneKey,
  '20 requests for samples of one customer': samplesOfManyKeys,
  'one wish for a cloth, sent 20 times': oneWish,
  'a wish is confirmed while the cloth comes back': wishAgainstImport,
};
