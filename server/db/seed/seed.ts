import { holdCatalogue } from '../../repositories/catalogueVersion.ts';
import type { Db } from '../open.ts';
import type { PictureBook } from './pictures.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedDemoCustomer } from './seedDemoCustomer.ts';
import type { CatalogueSeed } from './types.ts';

/**
 * Fills an empty database with a catalogue and the demo customer, all or nothing.
 * @returns false when there are products already: then nothing is touched
 */
export async function seedIfEmpty(
  db: Db,
  seed: CatalogueSeed,
  picture: PictureBook,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdCatalogue(trx);
    const known = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (known) return false;
    await seedCatalogue(trx, seed, picture, now);
    await seedDemoCustomer(trx, seed.products, now);
    return true;
  });
}
