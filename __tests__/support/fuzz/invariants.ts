import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Engine } from '../../../server/db/open.ts';
import { parseConfiguration } from '../../../server/rules/configuration.ts';
import { ALL_STATUSES, LEGAL_STEPS } from '../../../server/rules/orderStatus.ts';
import { totalsOf } from '../../../server/rules/totals.ts';

/** Rows that a rejected request must not change; excludes throttles and mail delivery. */
const STATE = [
  sql`select * from users order by id`,
  sql`select * from sessions order by id`,
  sql`select * from cart_lines order by id`,
  sql`select * from configurations order by id`,
  sql`select * from cart_configurations order by id`,
  sql`select * from measured_windows order by id`,
  sql`select * from saved_addresses order by id`,
  sql`select * from shortlisted_products order by id`,
  sql`select * from passkeys order by id`,
  sql`select * from orders order by id`,
  sql`select * from order_items order by id`,
  sql`select * from order_status_history order by id`,
  sql`select id, order_id, state, amount_minor, currency, reference from payments order by id`,
  sql`select * from payment_events order by provider, event_id`,
  sql`select * from reviews order by id`,
  sql`select id, user_id, review_id, position, expires_at, released_at from review_photos order by id`,
  sql`select * from enquiries order by id`,
  sql`select scope, key, answer from idempotency_keys order by scope, key`,
  sql`select id, kind from mails order by id`,
  sql`select email, code_hash, used_at from sign_in_codes order by email, device`,
  sql`select session_id, code_hash, used_at from closing_codes order by session_id`,
];

/** Hash of all rows that a rejected request must not change. */
export async function stateOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const query of STATE) hash.update(JSON.stringify((await query.execute(db)).rows));
  return hash.digest('base64');
}

interface Broken {
  rule: string;
  row: unknown;
}

/** An item with whether the shop fits it. */
const withFitting = <Item extends { configuration: string | null }>(item: Item) => ({
  ...item,
  isFitted:
    item.configuration !== null && parseConfiguration(item.configuration).withoutFitting !== true,
});

async function brokenOrders(db: Db): Promise<Broken[]> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const items = await db.selectFrom('order_items').selectAll().execute();
  const steps = await db
    .selectFrom('order_status_history')
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .execute();
  return orders.flatMap((order) => {
    const orderItems = items.filter((item) => item.order_id === order.id);
    const totals = totalsOf(orderItems.map(withFitting));
    const isSum =
      order.sub_total_minor === totals.subTotalMinor &&
      order.shipping_minor === totals.shippingMinor &&
      order.total_minor === totals.totalMinor &&
      totals.totalMinor > 0;
    const path = steps.filter((step) => step.order_id === order.id).map(({ status }) => status);
    const isLegal = path.every((status, index) => {
      const from = path[index - 1];
      return from === undefined
        ? status === 'Confirmed'
        : LEGAL_STEPS.some(([a, b]) => a === from && b === status);
    });
    const isCurrent = path.at(-1) === order.status && ALL_STATUSES.includes(order.status);
    return [
      ...(isSum ? [] : [{ rule: 'the totals of an order are correct', row: order }]),
      ...(isLegal && isCurrent ? [] : [{ rule: 'status changes are legal', row: path }]),
    ];
  });
}

/** Queries for rows that must not exist. */
const FORBIDDEN: Record<string, ReturnType<typeof sql>> = {
  'a cart line has 1 to 99 items of a size of its product': sql`
    select cart_lines.* from cart_lines
    left join product_sizes on product_sizes.id = size_id
      and product_sizes.product_id = cart_lines.product_id
    where quantity not between 1 and 99 or product_sizes.id is null`,
  'an order item has 1 to 99 items at the catalogue price': sql`
    select order_items.* from order_items
    left join product_sizes on product_sizes.id = size_id
    where quantity not between 1 and 99
      or (configuration is null and (price_minor is null or price_minor <> unit_price_minor))`,
  "a finished window in a cart is the customer's, 1 to 99 times": sql`
    select cart_configurations.* from cart_configurations
    join configurations on configurations.id = size_id
    where quantity not between 1 and 99 or configurations.user_id is null
      or configurations.user_id <> cart_configurations.user_id
      or configurations.product_id <> cart_configurations.product_id`,
  'a kept window has whole dirhams': sql`
    select * from configurations where price_minor <= 0 or price_minor % 100 <> 0`,
  'a customer with addresses has one default': sql`
    select user_id from saved_addresses group by user_id
    having sum(is_default) <> 1 or count(*) > 10`,
  'a customer has at most ten passkeys': sql`
    select user_id from passkeys group by user_id having count(*) > 10`,
  'an order has items': sql`
    select * from orders where id not in (select order_id from order_items)`,
  'a code allows at most five attempts': sql`
    select email from sign_in_codes where attempts > 5`,
  'an order has at most one open payment, with its total': sql`
    select order_id from payments join orders on orders.id = order_id
    where state in ('created', 'open') group by order_id having count(*) > 1
    union select order_id from payments join orders on orders.id = order_id
    where amount_minor <> total_minor`,
  'a review has 1 to 5 stars and a text': sql`
    select * from reviews where rating not between 1 and 5 or review = '' or name = ''`,
  'an account has a normalised e-mail address': sql`
    select * from users where email not like '%_@_%' or email <> lower(email) or email like '% %'`,
  'every user has the role user': sql`select * from users where role <> 'user'`,
};

/** Checks what must hold after any request. @returns each broken rule with a row */
export async function brokenInvariants(db: Db, engine: Engine): Promise<Broken[]> {
  const broken = await brokenOrders(db);
  for (const [rule, query] of Object.entries(FORBIDDEN)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken.push({ rule, row: rows[0] });
  }
  if (engine === 'sqlite') {
    const { rows } = await sql`pragma foreign_key_check`.execute(db);
    if (rows.length > 0) broken.push({ rule: 'foreign keys are valid', row: rows[0] });
  }
  const pollution = Object.keys(Object.prototype);
  if (pollution.length > 0) broken.push({ rule: 'Object.prototype is unchanged', row: pollution });
  return broken;
}
