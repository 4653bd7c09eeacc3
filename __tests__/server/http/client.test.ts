import { afterEach, describe, expect, it } from '@jest/globals';
import { clientNetwork, isNearby, isNearbyName } from '../../../server/http/client.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** How many of 40 callers, each with an address it claims to have, get a code. */
async function served(trustProxy: number, forwarded: (index: number) => string): Promise<number> {
  const shop = await createTinyServer({ limits: realLimits, config: { trustProxy } });
  server = shop;
  const statuses: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const answer = await rawCall(shop, 'POST /user/send-otp', {
      body: { email: `person${index}@example.com` },
      headers: { 'x-forwarded-for': forwarded(index) },
    });
    statuses.push(answer.status);
  }
  return statuses.filter((status) => status === 200).length;
}

describe('the caller’s address', () => {
  it('is not what the caller says, unless a proxy of ours says it', async () => {
    expect(await served(0, (index) => `1.2.3.${index}`)).toBe(30);
  });

  it('is what our proxy saw, not what stood in the header before', async () => {
    expect(await served(1, (index) => `1.2.3.${index}, 9.9.9.9`)).toBe(30);
  });

  it('tells the customers behind our proxy apart', async () => {
    expect(await served(1, (index) => `1.2.3.${index}`)).toBe(40);
  });

  it('counts an IPv6 customer by network', () => {
    expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(clientNetwork('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(clientNetwork('2001:db8::9')).toBe('2001:db8:0:0');
    expect(clientNetwork('::1')).toBe('0:0:0:0');
    expect(clientNetwork('::ffff:10.0.0.1')).toBe('10.0.0.1');
  });

  it('is not nearby because somebody’s own name points here', () => {
    const near = ['localhost', 'shop.localhost', '127.0.0.1', '[::1]', '192.168.0.2'];
    expect(near.filter((name) => !isNearbyName(name))).toEqual([]);
    const far = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '8.8.8.8', ''];
    expect(far.filter(isNearbyName)).toEqual([]);
  });

  it('does not open the outbox to a page whose name was bent to this machine', async () => {
    server = await createTinyServer();
    expect((await server.fetch('http://evil.example/dev/outbox')).status).toBe(403);
    expect((await server.fetch('http://localhost:3000/dev/outbox')).status).toBe(200);
  });

  it('is nearby on this machine and in private networks', () => {
    for (const near of [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '192.168.0.2',
      '172.17.0.1',
      '::ffff:127.0.0.1',
      'fd00::1',
    ]) {
      expect([near, isNearby(near)]).toEqual([near, true]);
    }
    for (const far of ['8.8.8.8', '172.32.0.1', '2001:db8::1', '11.0.0.1']) {
      expect([far, isNearby(far)]).toEqual([far, false]);
    }
  });
});
