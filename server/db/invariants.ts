import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Engine } from './open.ts';

/** A sentence about the data that always holds, and a query for the rows that break it. */
interface Invariant {
  says: string;
  /** Ids of the rows that break it. */
  broken: RawBuilder<{ id: string }>;
}

/** Rules that no single constraint of the schema can hold, because they span rows. */
const INVARIANTS: readonly Invariant[] = [
  {
    says: 'An order has items, and its sub-total is what they cost.',
    broken: sql`
      select orders.id from orders left join order_items on order_items.order_id = orders.id
      group by orders.id, orders.sub_total_minor
      having coalesce(sum(order_items.unit_price_minor * order_items.quantity), 0) = 0
        or sum(order_items.unit_price_minor * order_items.quantity) <> orders.sub_total_minor`,
  },
  {
    says: 'The history of an order begins with Confirmed and holds its present status.',
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
    says: 'Every status of a history but the first was reached by a legal step from another one.',
    broken: sql`
      select later.order_id as id from order_status_history as later
      where later.status <> 'Confirmed' and not exists (
        select 1 from order_status_history as earlier
        inner join order_transitions on from_status = earlier.status
        where earlier.order_id = later.order_id and to_status = later.status
      )`,
  },
  {
    says: 'A delivered order was never cancelled, and the other way round.',
    broken: sql`
      select order_id as id from order_status_history where status in ('Delivered', 'Cancelled')
      group by order_id having count(*) > 1`,
  },
  {
    says: 'The money of an order was taken once at most, and none is kept of a cancelled order.',
    broken: sql`
      select orders.id from orders inner join payments on payments.order_id = orders.id
      where payments.state = 'paid'
      group by orders.id, orders.status having count(*) > 1 or orders.status = 'Cancelled'`,
  },
  {
    says: 'A size in a cart belongs to the product it stands with.',
    broken: sql`
      select cart_lines.id from cart_lines
      inner join product_sizes on product_sizes.id = cart_lines.size_id
      where product_sizes.product_id <> cart_lines.product_id`,
  },
  {
    says: 'A kept key has an answer.',
    broken: sql`select key as id from idempotency_keys where answer = ''`,
  },
];

const SHOWN = 5;

async function damageOfFile(db: Db): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok'),
    ...orphans.rows.map((row) => `A row of ${row.table} refers to nothing.`),
  ];
}

/**
 * Checks the whole database: the file itself (SQLite) and the rules that span rows.
 * @returns what is wrong, in sentences; empty when all is well
 */
export async function findDamage(db: Db, engine: Engine): Promise<string[]> {
  const findings = engine === 'sqlite' ? await damageOfFile(db) : [];
  for (const { says, broken } of INVARIANTS) {
    const { rows } = await broken.execute(db);
    if (rows.length === 0) continue;
    const ids = rows.slice(0, SHOWN).map((row) => row.id);
    findings.push(`Not so ${rows.length} times: ${says} E.g. ${ids.join(', ')}`);
  }
  return findings;
}
