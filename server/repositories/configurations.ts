import { randomBytes } from 'node:crypto';
import { isoAfter } from '../clock.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { CONFIGURATIONS } from '../limits/customers.ts';
import { configurationId } from '../rules/configuration.ts';

/** A customer, or a visitor's device. */
export type Owner = { userId: string } | { device: string };

interface NewConfiguration {
  productId: string;
  fingerprint: string;
  content: string;
  priceMinor: number;
  tableVersion: number;
  validUntil: Date;
}

export interface KeptConfiguration {
  id: string;
  valid_until: string;
}

const columnOf = (owner: Owner) =>
  'userId' in owner ? (['user_id', owner.userId] as const) : (['device', owner.device] as const);

/** Kept windows that no cart, no order and no visit uses. */
function unused(db: Queryable) {
  return db
    .selectFrom('configurations')
    .select('configurations.id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cart_configurations')
            .select('cart_configurations.id')
            .whereRef('cart_configurations.size_id', '=', 'configurations.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_items')
            .select('order_items.id')
            .whereRef('order_items.size_id', '=', 'configurations.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('enquired_windows')
            .select('enquired_windows.size_id')
            .whereRef('enquired_windows.size_id', '=', 'configurations.id'),
        ),
      ),
    );
}

/** Deletes the oldest unused one when an owner has as many as are kept. @returns whether there is room for one more */
async function makeRoom(trx: Tx, owner: Owner): Promise<boolean> {
  const [column, value] = columnOf(owner);
  const max = 'userId' in owner ? CONFIGURATIONS.perCustomer : CONFIGURATIONS.perDevice;
  const { count } = await trx
    .selectFrom('configurations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  if (Number(count) < max) return true;
  const oldest = await unused(trx)
    .where(`configurations.${column}`, '=', value)
    .orderBy('kept_at')
    .orderBy('configurations.id')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return false;
  await trx.deleteFrom('configurations').where('id', '=', oldest.id).execute();
  return true;
}

/**
 * Keeps a priced window. The same one with the same prices is the same row while its price holds.
 * @returns `undefined` when the owner uses as many as are kept
 */
export async function keepConfiguration(
  trx: Tx,
  owner: Owner,
  fresh: NewConfiguration,
  now: Date,
): Promise<KeptConfiguration | undefined> {
  const [column, value] = columnOf(owner);
  const known = await trx
    .selectFrom('configurations')
    .select(['id', 'valid_until'])
    .where(column, '=', value)
    .where('fingerprint', '=', fresh.fingerprint)
    .where('valid_until', '>', now.toISOString())
    .executeTakeFirst();
  if (known) return known;
  if (!(await makeRoom(trx, owner))) return undefined;
  const row = {
    id: configurationId(randomBytes(16)),
    user_id: null,
    device: null,
    [column]: value,
    product_id: fresh.productId,
    fingerprint: fresh.fingerprint,
    content: fresh.content,
    price_minor: fresh.priceMinor,
    table_version: fresh.tableVersion,
    kept_at: now.toISOString(),
    valid_until: fresh.validUntil.toISOString(),
  };
  await trx.insertInto('configurations').values(row).execute();
  return { id: row.id, valid_until: row.valid_until };
}

/** Makes a visitor's kept window the customer's. @returns whether the customer has it now */
export async function adoptConfiguration(
  trx: Tx,
  { userId, productId, sizeId }: { userId: string; productId: string; sizeId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('configurations')
    .select('user_id')
    .where('id', '=', sizeId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (row === undefined || (row.user_id !== null && row.user_id !== userId)) return false;
  if (row.user_id === userId) return true;
  await trx
    .updateTable('configurations')
    .set({ user_id: userId, device: null })
    .where('id', '=', sizeId)
    .execute();
  return true;
}

/** Deletes kept windows that nothing uses any more, and the oldest of visitors beyond the number that is kept. */
export async function deleteOldConfigurations(db: Queryable, now: Date): Promise<void> {
  const { visitorMs, customerMs, visitors } = CONFIGURATIONS;
  const ofVisitors = unused(db)
    .where('configurations.user_id', 'is', null)
    .where('kept_at', '<', isoAfter(now, -visitorMs));
  const ofCustomers = unused(db).where('kept_at', '<', isoAfter(now, -customerMs));
  await db.deleteFrom('configurations').where('id', 'in', ofVisitors).execute();
  await db.deleteFrom('configurations').where('id', 'in', ofCustomers).execute();
  const beyond = await db
    .selectFrom('configurations')
    .select('kept_at')
    .where('user_id', 'is', null)
    .orderBy('kept_at', 'desc')
    .offset(visitors)
    .limit(1)
    .executeTakeFirst();
  if (beyond === undefined) return;
  const excess = unused(db)
    .where('configurations.user_id', 'is', null)
    .where('kept_at', '<=', beyond.kept_at);
  await db.deleteFrom('configurations').where('id', 'in', excess).execute();
}
