import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Engine } from './open.ts';

/** A rule about the data, and a query for the rows that violate it. */
interface Invariant {
  rule: string;
  /** Ids of the rows that violate the rule. */
  broken: RawBuilder<{ id: string }>;
}

/** Rules that span rows, so that no constraint of the schema can enforce them. */
const INVARIANTS: readonly Invariant[] = [
  {
    rule: 'An order has items, and its subtotal is their sum.',
    broken: sql`
      select orders.id from orders left join order_items on order_items.order_id = orders.id
      group by orders.id, orders.sub_total_minor
      having coalesce(sum(order_items.unit_price_minor * order_items.quantity), 0) = 0
        or sum(order_items.unit_price_minor * order_items.quantity) <> orders.sub_total_minor`,
  },
  {
    rule: 'The history of an order begins with Confirmed and contains its current status.',
    broken: sql`
      select orders.id from orders where not exists (
        select 1 from order_status_history
        where order_id = orders.id and status = 'Confirmed'
      ) or not exists (
        select 1 from order_status_history
        where order_id = orders.id and order_status_history.status = orders.status
      )`,
  },
  {
    rule: 'Every status of a history except the first follows another one by a legal transition.',
    broken: sql`
      select later.order_id as id from order_status_history as later
      where later.status <> 'Confirmed' and not exists (
        select 1 from order_status_history as earlier
        inner join order_transitions on from_status = earlier.status
        where earlier.order_id = later.order_id and to_status = later.status
      )`,
  },
  {
    rule: 'An order is not both delivered and cancelled.',
    broken: sql`
      select order_id as id from order_status_history where status in ('Delivered', 'Cancelled')
      group by order_id having count(*) > 1`,
  },
  {
    rule: 'An order is paid at most once, and a cancelled order has no paid payment.',
    broken: sql`
      select orders.id from orders inner join payments on payments.order_id = orders.id
      where payments.state = 'paid'
      group by orders.id, orders.status having count(*) > 1 or orders.status = 'Cancelled'`,
  },
  {
    rule: 'The size of a cart line belongs to its product.',
    broken: sql`
      select cart_lines.id from cart_lines
      inner join product_sizes on product_sizes.id = cart_lines.size_id
      where product_sizes.product_id <> cart_lines.product_id`,
  },
  {
    rule: 'A stored idempotency key has a response.',
    broken: sql`select key as id from idempotency_keys where answer = ''`,
  },
];

const SHOWN = 5;

async function damageOfFile(db: Db): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok'),
    ...orphans.rows.map((row) => `A row of ${row.table} has a dangling reference.`),
  ];
}

/**
 * Checks the database: the file itself (SQLite) and the rules that span rows.
 * @returns one sentence per problem
 */
export async function findDamage(db: Db, engine: Engine): Promise<string[]> {
  const findings = engine === 'sqlite' ? await damageOfFile(db) : [];
  for (const { rule, broken } of INVARIANTS) {
    const { rows } = await broken.execute(db);
    if (rows.length === 0) continue;
    const ids = rows.slice(0, SHOWN).map((row) => row.id);
    findings.push(`Violated by ${rows.length} rows: ${rule} E.g. ${ids.join(', ')}`);
  }
  return findings;
}
