import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAdminContext } from '../../../server/cli/adminContext.ts';
import { importCatalogue } from '../../../server/cli/importCatalogue.ts';
import { findDamage } from '../../../tools/reliability/invariants.ts';
import type { RaceGround } from '../../../tools/reliability/raceGround.ts';
import { races } from '../../../tools/reliability/races.ts';
import { catalogueWith } from '../../../tools/reliability/stockWishes.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** `npm run check:races` runs the same races for longer, against a separate server. */
const ROUNDS = 3;
let server: TestServer;
let ground: RaceGround;
beforeAll(async () => {
  // Its windows are of products of the seed.
  server = await createTestServer();
  const size = await server.db
    .selectFrom('product_sizes')
    .select(['product_id', 'id'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { config, secrets, clock } = server.services;
  const admin = createAdminContext(server.database, { staff: 'test', config, secrets, clock });
  ground = {
    db: server.db,
    secrets,
    line: { productId: size.product_id, sizeId: size.id },
    send: server.fetch,
    newCustomer: () => server.signIn(`${randomUUID()}@example.com`),
    move: async (...move) => (await runShopCommand(server, 'orders', 'move', ...move)).code === 0,
    cut: async (number) => (await runShopCommand(server, 'orders', 'cut', number)).code === 0,
    restock: async (isBack) => {
      const content = await catalogueWith(server.db, isBack);
      await importCatalogue(admin, false, () => content);
    },
  };
});
afterAll(() => server.close());

describe('a race', () => {
  it.each(Object.entries(races))('has one legal outcome: %s', async (_name, race) => {
    for (let round = 0; round < ROUNDS; round += 1) expect(await race(ground)).toEqual([]);
    expect(await findDamage(server.db, server.database.engine)).toEqual([]);
  });
});
