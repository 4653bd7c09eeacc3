import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Engine } from '../../server/db/open.ts';

/** A rule about the data, and a query for the ids of rows that violate it. */
interface Invariant {
  rule: string;
  violations: RawBuilder<{ id: string }>;
}

/** Rules that span rows, so that no constraint of the schema can enforce them. */
const INVARIANTS: readonly Invariant[] = [
  {
    rule: 'An order has items, its subtotal is their sum, and only remakes are free.',
    violations: sql`
      select orders.id from orders left join order_items on order_items.order_id = orders.id
      group by orders.id, orders.sub_total_minor, orders.remake_of
      having count(order_items.id) = 0
        or (orders.sub_total_minor = 0) <> (orders.remake_of is not null)
        or sum(order_items.unit_price_minor * order_items.quantity) <> orders.sub_total_minor`,
  },
  {
    rule: 'The history of an order begins with Confirmed and contains its current status.',
    violations: sql`
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
    violations: sql`
      select later.order_id as id from order_status_history as later
      where later.status <> 'Confirmed' and not exists (
        select 1 from order_status_history as earlier
        inner join order_transitions on from_status = earlier.status
        where earlier.order_id = later.order_id and to_status = later.status
      )`,
  },
  {
    rule: 'An order is not both delivered and cancelled.',
    violations: sql`
      select order_id as id from order_status_history where status in ('Delivered', 'Cancelled')
      group by order_id having count(*) > 1`,
  },
  {
    rule: 'An order is paid at most once, and a cancelled order has no paid payment.',
    violations: sql`
      select orders.id from orders inner join payments on payments.order_id = orders.id
      where payments.state = 'paid'
      group by orders.id, orders.status having count(*) > 1 or orders.status = 'Cancelled'`,
  },
  {
    rule: 'An order has at most one valid invoice, and none without a payment.',
    violations: sql`
      select orders.id from orders
      left join payments on payments.order_id = orders.id and payments.state = 'paid'
      left join invoices as valid on valid.order_id = orders.id and valid.corrects_id is null
        and not exists (select 1 from invoices as later where later.corrects_id = valid.id)
      group by orders.id
      having count(distinct valid.id) > count(distinct payments.id)`,
  },
  {
    rule: 'The numbers of a series of invoices have no gap.',
    violations: sql`
      select series as id from invoice_series
      where last <> (select count(*) from invoices where number like series || '-%')`,
  },
  {
    rule: 'The size of a cart line belongs to its product.',
    violations: sql`
      select cart_lines.id from cart_lines
      inner join product_sizes on product_sizes.id = cart_lines.size_id
      where product_sizes.product_id <> cart_lines.product_id`,
  },
  {
    rule: 'A finished window in a cart belongs to its customer and product.',
    violations: sql`
      select cart_configurations.id from cart_configurations
      inner join configurations on configurations.id = cart_configurations.size_id
      where configurations.user_id is null
        or configurations.user_id <> cart_configurations.user_id
        or configurations.product_id <> cart_configurations.product_id`,
  },
  {
    rule: 'A booked visit is for a request or an order, and none of a cancelled one.',
    violations: sql`
      select visit_bookings.id from visit_bookings
      left join enquiries on enquiries.id = enquiry_id left join orders on orders.id = order_id
      where (enquiry_id is null) = (order_id is null)
        or (seat is not null and enquiries.visit_status <> 'confirmed')
        or (seat is not null and orders.status = 'Cancelled')`,
  },
  {
    rule: 'A stored idempotency key has a response.',
    violations: sql`select key as id from idempotency_keys where answer = ''`,
  },
];

const MAX_LISTED_IDS = 5;

async function checkSqliteFile(db: Db): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok'),
    ...orphans.rows.map((row) => `A row of ${row.table} has a dangling reference.`),
  ];
}

/** Checks the SQLite file and the rules that span rows. @returns one sentence per problem */
export async function findDamage(db: Db, engine: Engine): Promise<string[]> {
  const findings = engine === 'sqlite' ? await checkSqliteFile(db) : [];
  for (const { rule, violations } of INVARIANTS) {
    const { rows } = await violations.execute(db);
    if (rows.length === 0) continue;
    const ids = rows.slice(0, MAX_LISTED_IDS).map((row) => row.id);
    findings.push(`Violated by ${rows.length} rows: ${rule} E.g. ${ids.join(', ')}`);
  }
  return findings;
}
