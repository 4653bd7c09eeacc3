import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const TOKEN = 'a token of the monitoring, 32 characters';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ config: { metricsToken: TOKEN } });
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.fetch(url, { headers });
const metrics = async (): Promise<string[]> =>
  (await (await get('http://localhost/metrics')).text()).split('\n');

describe('the metrics', () => {
  it('are for this machine, and for others with the token', async () => {
    const local = await get('http://localhost/metrics');
    expect([local.status, local.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(local.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const shop = 'https://shop.example/metrics';
    expect((await get(shop, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    const refused = [
      await get(shop),
      await get(shop, { authorization: 'Bearer x' }),
      await get(shop, { authorization: `Basic ${TOKEN}` }),
      await get('http://localhost/metrics', { 'x-forwarded-for': '203.0.113.8' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('count and measure requests by route and status', async () => {
    await succeed(server, 'GET /user/get-faq', { query: { page: 1 } });
    await succeed(server, 'GET /user/get-faq', { query: { page: 1 } });
    await get('/api/payments/some-secret/pay');
    await get('/some/unknown/page');
    await server.fetch('/api/user/get-faq', { method: 'PROPFIND' });
    const lines = await metrics();
    for (const line of [
      'http_requests_total{method="GET",route="/api/user/get-faq",status="200"} 2',
      'http_requests_total{method="GET",route="/api/payments/:payToken/pay",status="404"} 1',
      'http_requests_total{method="other",route="/api/user/get-faq",status="405"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/user/get-faq"} 2',
      'cache_requests_total{cache="responses",result="hit"} 1',
      'cache_requests_total{cache="responses",result="miss"} 1',
    ])
      expect(lines).toContain(line);
    expect(lines.join('')).not.toMatch(/some-secret|unknown|PROPFIND/);
  });

  it('count what load shedding refuses', async () => {
    const { countRefused } = server.services.metrics;
    countRefused('busy');
    countRefused('busy');
    countRefused('slow-reader');
    const lines = await metrics();
    expect(lines).toContain('http_requests_refused_total{reason="busy"} 2');
    expect(lines).toContain('http_requests_refused_total{reason="slow-reader"} 1');
  });

  it('have the lengths of the queues, also while the database fails', async () => {
    await succeed(server, 'POST /user/send-otp', { body: { email: 'aisha@example.com' } });
    await server.services.mailer.drain();
    const empty = ['mails', 'payments', 'photos'].map(
      (queue) => `queue_length{queue="${queue}"} 0`,
    );
    expect(await metrics()).toEqual(expect.arrayContaining(empty));
    server.db.selectFrom = () => {
      throw new Error('The database is gone.');
    };
    expect((await metrics()).join('\n')).not.toContain('queue_length{');
  });

  it('have the connections of PostgreSQL', async () => {
    const connections = (await metrics()).filter((line) =>
      line.startsWith('database_connections{'),
    );
    expect(connections).toHaveLength(server.database.engine === 'postgres' ? 3 : 0);
  });
});
