import { newId } from '../ids.ts';
import type { Queryable, Tx } from '../db/open.ts';

/** Locks the row of an account until the transaction ends; a missing account locks nothing. */
export async function lockAccount(trx: Tx, account: { id: string } | { email: string }) {
  const [column, value] =
    'id' in account ? (['id', account.id] as const) : (['email', account.email] as const);
  // Changes nothing, and locks on both databases.
  await trx
    .updateTable('users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where(column, '=', value)
    .execute();
}

/** The account of an e-mail address; the first sign-in creates it. */
export async function findOrCreateUser(db: Queryable, email: string, now: Date) {
  await db
    .insertInto('users')
    .values({
      id: newId(),
      email,
      name: null,
      profile_picture: null,
      role: 'user',
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .execute();
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

/** Changes the name of an account; null removes it. */
export async function renameUser(db: Queryable, id: string, name: string | null) {
  await db.updateTable('users').set({ name }).where('id', '=', id).execute();
}

/** The account of an existing id. */
export async function findUser(db: Queryable, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
