import { sql } from 'kysely';
import type { Engine, Queryable } from '../open.ts';

/** A copy of the rule, because a migration must not change with it. */
const STEPS = [
  ['Confirmed', 'Packed'],
  ['Packed', 'Shipped'],
  ['Shipped', 'InTransit'],
  ['InTransit', 'OutForDelivery'],
  ['OutForDelivery', 'Delivered'],
  ['Confirmed', 'Cancelled'],
  ['Packed', 'Cancelled'],
  ['Shipped', 'Cancelled'],
  ['InTransit', 'Cancelled'],
  ['OutForDelivery', 'Cancelled'],
] as const;

async function createSqliteTrigger(db: Queryable): Promise<void> {
  await sql`
    create trigger orders_status_path before update of status on orders
    when new.status <> old.status and not exists (
      select 1 from order_transitions where from_status = old.status and to_status = new.status
    )
    begin
      select raise(abort, 'illegal order status step');
    end`.execute(db);
}

async function createPostgresTrigger(db: Queryable): Promise<void> {
  await sql`
    create function orders_status_path() returns trigger language plpgsql as $$
    begin
      if new.status <> old.status and not exists (
        select 1 from order_transitions where from_status = old.status and to_status = new.status
      ) then
        raise exception 'illegal order status step';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger orders_status_path before update of status on orders
    for each row execute function orders_status_path()`.execute(db);
}

/** Adds the table of legal status transitions, and a trigger that rejects all others. */
export async function up(db: Queryable, engine: Engine): Promise<void> {
  await db.schema
    .createTable('order_transitions')
    .addColumn('from_status', 'text', (column) => column.notNull())
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_transitions_pk', ['from_status', 'to_status'])
    .execute();
  await db
    .insertInto('order_transitions')
    .values(STEPS.map(([from_status, to_status]) => ({ from_status, to_status })))
    .execute();
  await (engine === 'postgres' ? createPostgresTrigger(db) : createSqliteTrigger(db));
}
