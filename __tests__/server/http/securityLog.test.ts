import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../../server/log.ts';
import { addPasskey } from '../../support/customerWrites.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { createAuthenticator } from '../../support/softwareAuthenticator.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

interface SecurityLine {
  event: string;
  person: string;
  client: string;
}

const EMAIL = 'aisha@example.com';
let lines: string[];
let server: TestServer;
const once = { limits: [{ max: 1, windowMs: 60_000 }] };

beforeEach(async () => {
  lines = [];
  server = await createTinyServer({
    log: createLog('info', (line) => lines.push(line)),
    limits: { exportsPerCustomer: once },
  });
});
afterEach(() => server.close());

const security = (): SecurityLine[] =>
  lines
    .map((line) => JSON.parse(line) as SecurityLine & { message: string })
    .filter(({ message }) => message === 'security');
const events = (): string[] => security().map(({ event }) => event);

async function signInByMail(): Promise<string> {
  await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
  const otp = await server.outbox.lastCode(EMAIL);
  return (await succeed(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp } })).token;
}

describe('the security log', () => {
  it('has a line for each sign-in, wrong code, revocation, export and closing', async () => {
    const other = await server.signIn(EMAIL);
    const token = await signInByMail();
    await fail(server, 'POST /user/verify-otp', { body: { email: EMAIL, otp: '000000' } });
    const { sessions } = await succeed(server, 'GET /user/get-account', { token: other });
    const _id = sessions.find(({ isCurrent }) => isCurrent)?._id;
    await succeed(server, 'POST /user/revoke-session', { token, body: { _id } });
    await succeed(server, 'GET /user/export-account', { token });
    for (let count = 0; count < 30; count += 1)
      await fail(server, 'GET /user/export-account', { token });
    await succeed(server, 'POST /user/send-closing-code', { token });
    const otp = await server.outbox.lastCode(EMAIL);
    const wrong = otp === '000000' ? '000001' : '000000';
    await fail(server, 'POST /user/close-account', { token, body: { otp: wrong } });
    await succeed(server, 'POST /user/close-account', { token, body: { otp } });
    const limited = events().filter((event) => event === 'exports-limited');
    expect(limited).toHaveLength(10);
    expect(events().filter((event) => event !== 'exports-limited')).toEqual([
      ...['code-sent', 'signed-in', 'wrong-code', 'session-revoked', 'account-exported'],
      ...['closing-code-sent', 'wrong-closing-code', 'account-closed'],
    ]);
  });

  it('names the customer of a passkey, which the request does not', async () => {
    const token = await server.signIn(EMAIL);
    const device = createAuthenticator();
    const _id = await addPasskey(server, token, device);
    const signIn = async () => {
      const { options } = await succeed(server, 'POST /user/start-passkey-sign-in');
      return { body: { credential: device.get(options) } };
    };
    await succeed(server, 'POST /user/sign-in-with-passkey', await signIn());
    await succeed(server, 'POST /user/remove-passkey', { token, body: { _id } });
    await fail(server, 'POST /user/sign-in-with-passkey', await signIn());
    const [added, signedIn, removed, refused] = security();
    expect(events()).toEqual([
      ...['passkey-added', 'signed-in-with-passkey', 'passkey-removed', 'passkey-refused'],
    ]);
    expect([signedIn?.person, removed?.person]).toEqual([added?.person, added?.person]);
    expect(refused).not.toHaveProperty('person');
  });

  it('names persons and clients by keyed hashes, the same for the same one', async () => {
    const token = await signInByMail();
    await succeed(server, 'POST /user/revoke-sessions', { token });
    await succeed(server, 'POST /user/send-otp', { body: { email: 'omar@example.com' } });
    const [first, second, third, omar] = security();
    expect(first?.person).toMatch(/^person-[0-9a-f]{16}$/);
    expect(first?.client).toMatch(/^client-[0-9a-f]{16}$/);
    expect([second?.person, third?.person]).toEqual([first?.person, first?.person]);
    expect(omar?.person).not.toBe(first?.person);
    expect(lines.join('')).not.toMatch(/aisha|omar|127\.0\.0\.1/);
  });

  it('has no line for requests that are no security event', async () => {
    const token = await server.signIn(EMAIL);
    await succeed(server, 'GET /user/get-account', { token });
    await fail(server, 'POST /user/verify-otp', { body: { email: 'x', otp: '1' } });
    expect(events()).toEqual([]);
  });
});
