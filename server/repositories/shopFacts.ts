import { sampleFacts } from '../catalogue/sampleFacts.ts';
import { storedFacts } from '../catalogue/shopFacts.ts';
import type { ShopFacts } from '../catalogue/shopFacts.ts';
import type { Queryable } from '../db/open.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';

/** The only row. */
const ID = 'shop';

/** The facts about the shop; those of the sample before the first start. */
export async function readShopFacts(db: Queryable): Promise<ShopFacts> {
  const row = await db
    .selectFrom('shop_facts')
    .select('content')
    .where('id', '=', ID)
    .executeTakeFirst();
  return row === undefined ? sampleFacts : storedFacts(row.content);
}

/** Replaces the facts about the shop. @returns whether they differ from those before */
export async function writeShopFacts(trx: Queryable, facts: ShopFacts): Promise<boolean> {
  const content = canonicalJson(facts);
  const stored = await trx.selectFrom('shop_facts').select('content').executeTakeFirst();
  if (stored?.content === content) return false;
  await trx
    .insertInto('shop_facts')
    .values({ id: ID, content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute();
  return true;
}

/** Stores the first facts; another server, or an import, may have stored some. */
export async function addShopFacts(db: Queryable, facts: ShopFacts): Promise<void> {
  await db
    .insertInto('shop_facts')
    .values({ id: ID, content: canonicalJson(facts) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
