import { toE164 } from '../../phoneNumber.ts';
import type { Queryable } from '../open.ts';

/** Stores the phone numbers of orders and addresses as they are dialled, beside the digits that were typed. */
export async function up(db: Queryable): Promise<void> {
  for (const table of ['orders', 'saved_addresses'] as const) {
    await db.schema.alterTable(table).addColumn('phone_e164', 'text').execute();
    const rows = await db.selectFrom(table).select(['dial_code', 'phone']).distinct().execute();
    for (const { dial_code, phone } of rows) {
      await db
        .updateTable(table)
        .set({ phone_e164: toE164(dial_code, phone) })
        .where('dial_code', '=', dial_code)
        .where('phone', '=', phone)
        .execute();
    }
  }
}
