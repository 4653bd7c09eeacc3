import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../../src/contract/common.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { until } from '../../support/until.ts';

const SHOP = 'https://shop.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer({
    config: { corsOrigins: [SHOP], publicUrl: SHOP, hasPublicUrl: true },
  });
});
afterAll(() => server.close());

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as ErrorBody).message;
}

describe('URLs', () => {
  it('responds with 404 to an unknown endpoint', async () => {
    const response = await server.fetch('/api/user/no-such-call');
    expect(response.status).toBe(404);
    expect(await messageOf(response)).toBe('This call does not exist.');
  });

  it('responds with 404 to the return from an unknown payment provider', async () => {
    const response = await server.fetch('/api/payments/other/return?session_id=cs_1');
    expect(response.status).toBe(404);
    expect(await messageOf(response)).toBe('This call does not exist.');
  });

  it('are matched by the faster of the routers, which does not accept all patterns', async () => {
    await server.fetch('/healthz');
    expect(server.app.router.name).toBe('SmartRouter + RegExpRouter');
  });

  it('reports health and readiness, uncached', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await server.fetch(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('is not ready while it builds the first index of its search', async () => {
    const starting = await createTinyServer();
    starting.services.productSearch.start();
    const response = await starting.fetch('/readyz');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    await until(async () => (await starting.fetch('/readyz')).status === 200);
    starting.services.productSearch.stop();
    await starting.close();
  });

  it('is healthy but not ready while the database is unavailable', async () => {
    const offline = await createTinyServer();
    expect((await offline.fetch('/readyz')).status).toBe(200);
    await offline.db.destroy();
    expect((await offline.fetch('/healthz')).status).toBe(200);
    const response = await offline.fetch('/readyz');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await messageOf(response)).toBe('The database cannot be reached.');
  });
});

describe('response headers', () => {
  it('allow CORS for the configured origin only', async () => {
    const preflight = (origin: string) =>
      server.fetch('/api/user/add-to-cart', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(SHOP);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    const evil = await preflight('https://evil.example');
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
    const failed = await server.fetch('/api/user/get-cart', { headers: { origin: SHOP } });
    expect(failed.headers.get('access-control-allow-origin')).toBe(SHOP);
  });
});
