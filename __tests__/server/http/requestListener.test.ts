import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { SECOND } from '../../../server/clock.ts';
import { listenRaw, sendRaw } from '../../support/rawHttp.ts';
import type { RawResponse, RawServer } from '../../support/rawHttp.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const PRODUCT = '/api/user/get-product-details?id=product-1';
const OWN_HEADERS = ['x-request-id', 'date'];

let server: TestServer;
let raw: RawServer;
/** Requests that the application has served. */
let served: number;
beforeEach(async () => {
  served = 0;
  server = await createTinyServer({ config: { corsOrigins: ['https://other.example'] } });
  const app = new Hono();
  app.all('*', (context) => {
    served += 1;
    return server.app.fetch(context.req.raw, context.env);
  });
  raw = await listenRaw({ app, services: server.services });
});
afterEach(async () => {
  await raw.close();
  await server.close();
});

/** Sends a request. @returns the response, and whether the application served it */
async function send(
  lines: readonly string[] = [],
  { method = 'GET', target = PRODUCT } = {},
): Promise<RawResponse & { isServed: boolean }> {
  const before = served;
  const head = [`${method} ${target} HTTP/1.1`, 'Host: shop', ...lines, 'Connection: close'];
  const response = await sendRaw(raw.port, [...head, '', ''].join('\r\n'));
  return { ...response, isServed: served > before };
}

const shared = ({ headers }: RawResponse) =>
  [...headers].filter(([name]) => !OWN_HEADERS.includes(name)).sort();

describe('requestListener', () => {
  it('sends a cached read with the headers and the body of the application', async () => {
    const first = await send();
    const second = await send();
    expect([first.isServed, second.isServed]).toEqual([true, false]);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(shared(second)).toEqual(shared(first));
    const [id, other] = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(other).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(id);
  });

  it('sends 304 to a client that has the response', async () => {
    const { headers } = await send();
    const etag = headers.get('etag') ?? '';
    const inCache = await send([`If-None-Match: ${etag}`]);
    const other = await send(['If-None-Match: W/"other"']);
    expect([inCache.status, inCache.body, inCache.headers.get('etag')]).toEqual([304, '', etag]);
    expect([other.status, inCache.isServed, other.isServed]).toEqual([200, false, false]);
  });

  it.each([
    ['another method', [], { method: 'HEAD' }, 200],
    ['another target', [], { target: `${PRODUCT}&lang=ar` }, 200],
    ['a second host', ['Host: other'], {}, 400],
    ['another origin', ['Origin: https://other.example'], {}, 200],
    ['a wrong token', ['Authorization: Bearer wrong'], {}, 200],
  ])('leaves a request with %s to the application', async (_name, lines, request, status) => {
    await send();
    const response = await send(lines, request);
    expect([response.isServed, response.status]).toEqual([true, status]);
  });

  it('never sends the response of a customer to a visitor, or the other way round', async () => {
    const token = await server.signIn('aisha@example.com');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(smallLine);
    await server.fetch('/api/user/add-to-cart', { method: 'POST', headers, body });
    const quantityOf = ({ body: text }: RawResponse): unknown =>
      (JSON.parse(text) as { productDetail: { sizes: { quantity: number }[] } }).productDetail
        .sizes[0]?.quantity;
    const authorization = [`Authorization: Bearer ${token}`];
    const responses = [await send(), await send(authorization), await send()];
    expect(responses.map(quantityOf)).toEqual([0, 1, 0]);
  });

  it('leaves the first request after a change of the catalogue to the application', async () => {
    await send();
    const name = 'A new name';
    await server.db.updateTable('products').set({ name }).where('id', '=', 'product-1').execute();
    server.clock.advance(SECOND);
    const changed = await send();
    expect([changed.isServed, changed.body.includes(name)]).toEqual([true, true]);
  });

  it('counts every request by its route', async () => {
    for (let times = 0; times < 3; times += 1) await send();
    const metrics = await server.services.metrics.registry.metrics();
    expect(served).toBe(1);
    expect(metrics).toContain(
      'http_requests_total{method="GET",route="/api/user/get-product-details",status="200"} 3',
    );
    expect(metrics).toContain('cache_requests_total{cache="responses",result="hit"} 2');
  });
});
