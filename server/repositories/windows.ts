import type { AccountWindows, MeasuredWindow, WindowChanges } from '../../src/contract/windows.ts';
import type { Queryable, Tx } from '../db/open.ts';
import type { WindowTables } from '../db/windowTables.ts';
import { newId } from '../ids.ts';
import { WINDOWS } from '../limits/customers.ts';
import { eraseWindow, mergeWindow } from '../rules/mergeWindow.ts';
import type { KnownWindow } from '../rules/mergeWindow.ts';

type Row = Pick<WindowTables['measured_windows'], 'figures' | 'earlier' | 'erased_at'>;

const parse = (json: string | null): MeasuredWindow | undefined =>
  json === null ? undefined : (JSON.parse(json) as MeasuredWindow);

function fromRow({ figures, earlier, erased_at }: Row): KnownWindow {
  const window = parse(figures);
  return window === undefined
    ? { erasedAt: Date.parse(erased_at ?? '') }
    : { window, earlier: parse(earlier) };
}

function toRow(known: KnownWindow): Row {
  if ('erasedAt' in known)
    return { figures: null, earlier: null, erased_at: new Date(known.erasedAt).toISOString() };
  const { window, earlier } = known;
  return {
    figures: JSON.stringify(window),
    earlier: earlier === undefined ? null : JSON.stringify(earlier),
    erased_at: null,
  };
}

/** What an account has of every window, in the order in which they were added. */
async function knownWindows(db: Queryable, userId: string): Promise<Map<string, KnownWindow>> {
  const rows = await db
    .selectFrom('measured_windows')
    .select(['window_id', 'figures', 'earlier', 'erased_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.window_id, fromRow(row)]));
}

/** All windows of an account. */
export async function windowsOf(db: Queryable, userId: string): Promise<AccountWindows> {
  const found: AccountWindows = { windows: [], earlier: [], erased: [] };
  for (const [id, known] of await knownWindows(db, userId)) {
    if ('erasedAt' in known) found.erased.push({ id, erasedAt: known.erasedAt });
    else found.windows.push(known.window);
    if ('earlier' in known && known.earlier !== undefined) found.earlier.push(known.earlier);
  }
  return found;
}

/** Number of windows of an account. */
export async function countWindows(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('measured_windows')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function write(trx: Tx, userId: string, windowId: string, known: KnownWindow) {
  const row = toRow(known);
  await trx
    .insertInto('measured_windows')
    .values({ id: newId(), user_id: userId, window_id: windowId, ...row })
    .onConflict((oc) => oc.columns(['user_id', 'window_id']).doUpdateSet(row))
    .execute();
}

/** Deletes the traces of windows that were erased first. */
async function forgetErased(trx: Tx, userId: string): Promise<void> {
  const { erased } = await windowsOf(trx, userId);
  const oldest = erased
    .toSorted((a, b) => b.erasedAt - a.erasedAt)
    .slice(WINDOWS.erasedPerCustomer)
    .map(({ id }) => id);
  if (oldest.length === 0) return;
  await trx
    .deleteFrom('measured_windows')
    .where('user_id', '=', userId)
    .where('window_id', 'in', oldest)
    .execute();
}

/**
 * Merges the changes of a device. Windows beyond the limit of an account are not stored.
 * Requires that the transaction excludes other writes of the customer.
 */
export async function saveWindows(
  trx: Tx,
  userId: string,
  { windows, erased }: WindowChanges,
  now: Date,
): Promise<void> {
  /** A device whose clock is ahead would win over all others. */
  const bounded = (time: number) =>
    time > now.getTime() + WINDOWS.maxClockLeadMs ? now.getTime() : time;
  const account = await knownWindows(trx, userId);
  const before = new Map(account);
  const change = (id: string, known: KnownWindow | undefined) => {
    if (known !== undefined) account.set(id, known);
  };
  const hasRoomFor = (id: string): boolean => {
    const kept = [...account.values()].filter((known) => 'window' in known);
    return kept.length < WINDOWS.perCustomer || kept.some(({ window }) => window.id === id);
  };
  for (const { id, erasedAt } of erased)
    change(id, eraseWindow(account.get(id), { id, erasedAt: bounded(erasedAt) }));
  for (const window of windows) {
    if (!hasRoomFor(window.id)) continue;
    const updatedAt = bounded(window.updatedAt);
    change(window.id, mergeWindow(account.get(window.id), { ...window, updatedAt }));
  }
  const changed = [...account].filter(([id, known]) => known !== before.get(id));
  for (const [id, known] of changed) await write(trx, userId, id, known);
  if (erased.length > 0) await forgetErased(trx, userId);
}
