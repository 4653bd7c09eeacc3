import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const wave: WindowPriceRequest = {
  productId: 'almas-ivory-linen',
  window: { mount: 'ceiling', widths: [], drops: [265], track: 290 },
  options: { heading: 'wave', lining: 'lining', draw: 'pair' },
  windowId: 'w1',
};
const triple: WindowPriceRequest = {
  ...wave,
  options: { ...wave.options, heading: 'triple' },
  windowId: 'w2',
};

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer();
  token = await server.signIn(EMAIL);
  const windows = [
    ['w1', 'Living'],
    ['w2', 'Living'],
    ['w3', 'Bedroom'],
  ];
  const { user_id: userId } = await server.db
    .selectFrom('sessions')
    .select('user_id')
    .executeTakeFirstOrThrow();
  for (const [id = '', room] of windows)
    await server.db
      .insertInto('measured_windows')
      .values({
        id,
        user_id: userId,
        window_id: id,
        figures: JSON.stringify({ room }),
        earlier: null,
        erased_at: null,
      })
      .execute();
  const { sizeId = '' } = await succeed(server, 'POST /user/price-window', {
    token,
    body: { ...wave, keep: true },
  });
  await succeed(server, 'POST /user/add-to-cart', {
    token,
    body: { productId: wave.productId, sizeId },
  });
});
afterEach(() => server.close());

const codes = async (body: WindowPriceRequest, lang = 'en', as: string | undefined = token) => {
  const options = { body, token: as, headers: { 'accept-language': lang } };
  const { warnings = [] } = await succeed(server, 'POST /user/price-window', options);
  return warnings.filter(({ code }) => code === 'otherFullness');
};

describe('another fullness in the same room (product 16.21)', () => {
  it('is a warning, in both languages', async () => {
    expect(await codes(triple)).toMatchObject([{ message: expect.stringContaining('same room') }]);
    expect(await codes(triple, 'ar')).toMatchObject([
      { message: expect.stringContaining('للغرفة نفسها') },
    ]);
  });

  it.each<[string, WindowPriceRequest]>([
    ['with the same heading', { ...wave, windowId: 'w2' }],
    ['of another room', { ...triple, windowId: 'w3' }],
    ['that replaces the one in the cart', { ...triple, windowId: 'w1' }],
    ['that is typed', { ...triple, windowId: undefined }],
    ['that does not exist', { ...triple, windowId: 'w9' }],
    [
      'with a sheer in front of a drape',
      {
        ...triple,
        productId: 'noor-white-voile',
        options: { ...triple.options, lining: 'none', heading: 'wave' },
      },
    ],
  ])('is none for a window %s', async (_which, body) => {
    expect(await codes(body)).toEqual([]);
  });

  it('is none for another customer', async () => {
    expect(await codes(triple, 'en', await server.signIn('omar@example.com'))).toEqual([]);
  });
});
