import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createLog } from '../../../server/log.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { listenRaw, sendRaw } from '../../support/rawHttp.ts';
import type { RawServer } from '../../support/rawHttp.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 250);
const AT_ONCE = 50;
// Fails hanging tests only, even on a slow machine.
jest.setTimeout(60_000 + CASES * 500);
/** Short, because many mutated requests are incomplete. */
const SHORT_TIMEOUTS = {
  headersMs: 200,
  requestMs: 200,
  idleMs: 100,
  inactivityMs: 300,
  checkMs: 20,
};

const errors: string[] = [];
let server: TestServer;
let raw: RawServer;
beforeAll(async () => {
  server = await createTinyServer({ log: createLog('error', (line) => errors.push(line)) });
  raw = await listenRaw(server, SHORT_TIMEOUTS);
});
afterAll(async () => {
  await raw.close();
  await server.close();
});

const BODY = '{"productId":"product-1","page":1,"email":"aisha@example.com"}';
const REQUESTS = [
  'GET /api/user/get-products?page=1&limit=10&search=linen HTTP/1.1',
  'GET /api/user/get-cart HTTP/1.1',
  'POST /api/user/send-otp HTTP/1.1',
  'POST /api/webhooks/stripe HTTP/1.1',
].map((line) =>
  Buffer.from(
    [
      line,
      'Host: shop',
      'Connection: close',
      `Authorization: Bearer ${'a'.repeat(43)}`,
      'Content-Type: application/json',
      `Content-Length: ${BODY.length}`,
      '',
      BODY,
    ].join('\r\n'),
  ),
);

/** A mutation that replaces, removes or repeats bytes, or truncates the request. */
const mutation = fc.record({
  kind: fc.constantFrom('replace', 'leave out', 'repeat', 'end'),
  at: fc.nat(),
  length: fc.integer({ min: 1, max: 12 }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});
type Mutation = ReturnType<(typeof mutation)['generate']>['value'];

function mutated(bytes: Buffer, { kind, at, length, bytes: other }: Mutation): Buffer {
  const start = at % bytes.length;
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(start + length)];
  switch (kind) {
    case 'replace':
      return Buffer.concat([before, other, after]);
    case 'leave out':
      return Buffer.concat([before, after]);
    case 'repeat':
      return Buffer.concat([before, bytes.subarray(start, start + length), bytes.subarray(start)]);
    default:
      return before;
  }
}

const request = fc
  .tuple(fc.constantFrom(...REQUESTS), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([bytes, mutations]) => mutations.reduce(mutated, bytes));

describe('a request with mutated bytes', () => {
  it('is served or rejected, never a server error', async () => {
    const requests = fc.sample(request, { numRuns: CASES, seed: PROPERTY_SEED });
    const failed: string[] = [];
    for (let start = 0; start < requests.length; start += AT_ONCE) {
      const sent = requests.slice(start, start + AT_ONCE);
      const responses = await Promise.all(sent.map((bytes) => sendRaw(raw.port, bytes)));
      responses.forEach(({ status, body }, index) => {
        const isFailure = status >= 500 || body.includes('HTTP/1.1 5');
        if (isFailure) failed.push(JSON.stringify(sent[index]?.toString('latin1')));
      });
    }
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
    const health = 'GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
    expect((await sendRaw(raw.port, health)).status).toBe(200);
  });
});
