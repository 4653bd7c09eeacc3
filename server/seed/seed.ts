import { lockCatalogue } from '../repositories/catalogueVersion.ts';
import type { Db } from '../db/open.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedDemoCustomer } from './seedDemoCustomer.ts';
import type { CatalogueSeed } from './types.ts';

/** Seeds an empty database in one transaction. @returns false when there are products already */
export async function seedIfEmpty(db: Db, seed: CatalogueSeed, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    const known = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (known) return false;
    await seedCatalogue(trx, seed, now);
    await seedDemoCustomer(trx, seed.products, now);
    return true;
  });
}
