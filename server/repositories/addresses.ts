import type { AddressFields, SavedAddress } from '../../src/contract/addresses.ts';
import type { AddressTables } from '../db/addressTables.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { toE164 } from '../phoneNumber.ts';

type Row = AddressTables['saved_addresses'];

/** Which address of which customer. */
export interface OwnAddress {
  id: string;
  userId: string;
}

function fromRow(row: Row): SavedAddress {
  return {
    _id: row.id,
    label: row.label,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    trn: row.trn,
    address: row.address,
    city: row.city,
    country: row.country,
    pinCode: row.pin_code,
    makani: row.makani,
    dialCode: row.dial_code,
    phone: row.phone,
    ...(row.phone_e164 !== null && { phoneE164: row.phone_e164 }),
    isDefault: row.is_default === 1,
  };
}

function toColumns(fields: AddressFields) {
  return {
    label: fields.label,
    first_name: fields.firstName,
    last_name: fields.lastName,
    company_name: fields.companyName,
    trn: fields.trn,
    address: fields.address,
    city: fields.city,
    country: fields.country,
    pin_code: fields.pinCode,
    makani: fields.makani,
    dial_code: fields.dialCode,
    phone: fields.phone,
    phone_e164: toE164(fields.dialCode, fields.phone),
  };
}

/** The addresses of a customer, in the order in which they were added. */
export async function addressesOf(db: Queryable, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Adds an address that is not the default. @returns its id */
export async function insertAddress(
  trx: Tx,
  userId: string,
  fields: AddressFields,
  now: Date,
): Promise<string> {
  const id = newId();
  const changed_at = now.toISOString();
  await trx
    .insertInto('saved_addresses')
    .values({ id, user_id: userId, ...toColumns(fields), is_default: 0, changed_at })
    .execute();
  return id;
}

/** Changes an address. @returns whether the customer has it */
export async function updateAddress(
  trx: Tx,
  { id, userId }: OwnAddress,
  fields: AddressFields,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('saved_addresses')
    .set({ ...toColumns(fields), changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes an address the only default. Requires that the customer has it. */
export async function makeDefault(trx: Tx, { id, userId }: OwnAddress, now: Date): Promise<void> {
  await trx
    .updateTable('saved_addresses')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('saved_addresses')
    .set({ is_default: 1, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes an address. @returns the deleted one; `undefined` when the customer does not have it */
export async function deleteAddress(
  trx: Tx,
  { id, userId }: OwnAddress,
): Promise<SavedAddress | undefined> {
  const row = await trx
    .deleteFrom('saved_addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The address that a customer added, changed or made the default last. */
export async function latestAddress(trx: Tx, userId: string): Promise<SavedAddress | undefined> {
  const row = await trx
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Makani number of the saved address to which an order went; empty without one. */
export async function makaniOf(
  db: Queryable,
  order: { user_id: string; address: string; city: string },
): Promise<string> {
  const row = await db
    .selectFrom('saved_addresses')
    .select('makani')
    .where('user_id', '=', order.user_id)
    .where('address', '=', order.address)
    .where('city', '=', order.city)
    .where('makani', '<>', '')
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
  return row?.makani ?? '';
}
