import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { CLIENT_REPORT_BYTES, CLIENT_REPORT_RATE } from '../../../server/limits/clients.ts';
import { createLog } from '../../../server/log.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await createTinyServer({ log: createLog('warn', (line) => lines.push(line)) });
});
afterEach(() => server.close());

const post = (body: unknown, type = 'application/json') =>
  server.fetch('/api/client-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
const error = { kind: 'error', message: 'TypeError: x', path: '/cart' };
const violation = {
  type: 'csp-violation',
  url: 'https://shop.example/',
  body: { blockedURL: 'https://evil.example/a.js?b', effectiveDirective: 'script-src' },
};

describe('a browser report', () => {
  it.each([
    ['application/json', error, 'error'],
    ['application/reports+json', [violation], 'csp-violation'],
    ['application/csp-report', { 'csp-report': { 'blocked-uri': 'inline' } }, 'csp-violation'],
  ])('of the type %s is logged in one line, with response 204', async (type, body, kind) => {
    const response = await post(body, type);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'warn', message: 'A browser sent a report.', kind }),
    ]);
  });

  it('is logged up to five times per request', async () => {
    await post(
      Array.from({ length: 50 }, () => violation),
      'application/reports+json',
    );
    expect(lines).toHaveLength(5);
  });

  it.each([
    ['another type', error, 'text/plain', 415],
    ['another shape', { message: 'x' }, 'application/json', 400],
    ['text', 'x', 'application/json', 400],
    [
      'more than 8 KiB',
      { ...error, stack: 'x'.repeat(CLIENT_REPORT_BYTES) },
      'application/json',
      413,
    ],
  ])('of %s is rejected and not logged', async (_name, body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
    expect(lines).toEqual([]);
  });

  it('is rejected over the limit per network, until the next window', async () => {
    for (let sent = 0; sent < CLIENT_REPORT_RATE.perNetwork; sent += 1) await post(error);
    const refused = await post(error);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(lines).toHaveLength(CLIENT_REPORT_RATE.perNetwork);
    server.clock.advance(MINUTE);
    expect((await post(error)).status).toBe(204);
  });
});

describe('HTML pages', () => {
  it('declare the reporting endpoint', async () => {
    const { status, headers } = await server.fetch('http://localhost/dev/outbox');
    expect([status, headers.get('reporting-endpoints')]).toEqual([
      200,
      'reports="/api/client-reports"',
    ]);
    expect(headers.get('content-security-policy')).toContain(
      'report-to reports; report-uri /api/client-reports',
    );
    const call = await server.fetch('/api/user/get-category');
    expect(call.headers.get('reporting-endpoints')).toBeNull();
  });
});
