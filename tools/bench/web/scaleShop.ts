import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE, isoAfter } from '../../../server/clock.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase, type Queryable } from '../../../server/db/open.ts';
import { addToLine } from '../../../server/repositories/carts.ts';
import { insertReview } from '../../../server/repositories/reviews.ts';
import { openSession } from '../../../server/repositories/sessions.ts';
import { startServerProcess } from '../../../scripts/support/serverProcess.ts';
import { seedLargeShop } from '../api/seedLargeShop.ts';

/** Number of records in the lists of a shop. */
export interface ShopScale {
  products: number;
  /** Lines in the customer's cart. */
  lines: number;
  /** Recent orders of the customer. */
  orders: number;
  /** Reviews of one product. */
  reviews: number;
}

export interface ScaleShop {
  url: string;
  /** The product with the reviews. */
  productId: string;
  /** Value of `persist:auth` in local storage. */
  storedSession: string;
  close: () => Promise<void>;
}

interface SeededShop {
  productId: string;
  storedSession: string;
}

async function seed(db: Queryable, scale: ShopScale, now: Date): Promise<SeededShop> {
  const { products, orders } = scale;
  const { lines, customerIds } = await seedLargeShop(db, { products, orders, customers: 1 }, now);
  const userId = customerIds[0] ?? '';
  const productId = lines[0]?.productId ?? '';
  const placed = await db.selectFrom('orders').select('id').execute();
  for (const [index, { id }] of placed.entries()) {
    const created_at = isoAfter(now, -(index + 1) * MINUTE);
    await db.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
  }
  for (const line of lines.slice(0, scale.lines)) await addToLine(db, { userId, ...line }, 1, now);
  for (let index = 0; index < scale.reviews; index += 1) {
    await insertReview(db, {
      product_id: productId,
      user_id: null,
      email: `reviewer${index}@load.example`,
      name: `Reviewer ${index}`,
      rating: index % 2 === 0 ? 5 : 4,
      review: 'Heavy, soft and exactly the colour of the sample.',
      created_at: isoAfter(now, -index * MINUTE),
    });
  }
  const token = await openSession(db, userId, now);
  const user = { _id: userId, email: 'customer0@load.example' };
  const fields = Object.entries({ token, role: 'user', user });
  const stored = Object.fromEntries(fields.map(([key, value]) => [key, JSON.stringify(value)]));
  return { productId, storedSession: JSON.stringify(stored) };
}

/** Seeds a shop of the given scale with a signed-in customer and starts its server. */
export async function openScaleShop(scale: ShopScale): Promise<ScaleShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-scale-'));
  const open = openDatabase({ dataDir, onIdleError: () => undefined });
  const now = new Date();
  await migrate(open.db, open.engine);
  const seeded = await open.db.transaction().execute((trx) => seed(trx, scale, now));
  await open.close();
  const server = await startServerProcess({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' } });
  return {
    ...seeded,
    url: server.address,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
