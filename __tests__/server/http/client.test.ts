import { afterEach, describe, expect, it } from '@jest/globals';
import { HOUR } from '../../../server/clock.ts';
import { clientNetworks, isLoopback, isLoopbackName } from '../../../server/http/client.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const limits = { codesPerClient: { limits: [{ max: 30, windowMs: HOUR }] } };

/** Number of 40 requests with a forged X-Forwarded-For that get a code. */
async function countServed(
  trustProxy: number,
  forwarded: (index: number) => string,
): Promise<number> {
  const shop = await createTinyServer({ limits, config: { trustProxy } });
  server = shop;
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const response = await rawCall(shop, 'POST /user/send-otp', {
      body: { email: `person${index}@example.com` },
      headers: { 'x-forwarded-for': forwarded(index) },
    });
    statuses.push(response.status);
  }
  return statuses.filter((status) => status === 200).length;
}

describe('the client’s IP address', () => {
  it('ignores X-Forwarded-For without a trusted proxy', async () => {
    expect(await countServed(0, (index) => `1.2.3.${index}`)).toBe(30);
  });

  it('is the one that the trusted proxy appended, not one that the client sent', async () => {
    expect(await countServed(1, (index) => `1.2.3.${index}, 9.9.9.9`)).toBe(30);
  });

  it('distinguishes clients behind a trusted proxy', async () => {
    expect(await countServed(1, (index) => `1.2.3.${index}`)).toBe(40);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48'],
    ['2001:db8:1:23ff::9', '2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
    ['2001:0DB8:0001::1', '2001:db8:1::/64', '2001:db8:1::/56', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48'],
    ['203.0.113.8', '203.0.113.8/32', '203.0.113.0/24'],
    ['203.0.113.8:2001', '203.0.113.8/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.8', '203.0.113.8/32', '203.0.113.0/24'],
    ['::ffff:cb00:7108', '203.0.113.8/32', '203.0.113.0/24'],
    ['[::ffff:203.0.113.8]:2001', '203.0.113.8/32', '203.0.113.0/24'],
    ['somebody', 'unknown'],
    ['1', 'unknown'],
    ['', 'unknown'],
    [`${'0'.repeat(80)}::1`, 'unknown'],
  ])('%s is canonicalized and has wider networks', (address, ...networks) => {
    expect(clientNetworks(address)).toEqual(networks);
  });

  it('identifies one client in every notation of its IP address', async () => {
    const spellings = ['203.0.113.8', '::ffff:203.0.113.8', '203.0.113.8:2001', '::FFFF:cb00:7108'];
    expect(await countServed(1, (index) => spellings[index % 4] ?? '')).toBe(30);
  });

  it('is local only with a loopback name and a loopback address', () => {
    const local = ['localhost', 'shop.localhost', '127.0.0.1', '[::1]'];
    expect(local.filter((name) => !isLoopbackName(name))).toEqual([]);
    const foreign = [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '8.8.8.8',
      '192.168.0.2',
      '',
    ];
    expect(foreign.filter(isLoopbackName)).toEqual([]);
    expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    const others = ['172.17.0.1', '10.1.2.3', '192.168.0.2', 'fd00::1', '8.8.8.8', '0.0.0.0'];
    expect(others.filter(isLoopback)).toEqual([]);
  });

  it('protects the outbox from DNS rebinding', async () => {
    server = await createTinyServer();
    expect((await server.fetch('http://evil.example/dev/outbox')).status).toBe(403);
    expect((await server.fetch('http://localhost:3000/dev/outbox')).status).toBe(200);
  });
});
