import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { erasePerson } from '../../../server/customers/erasePerson.ts';
import { defaultLimits } from '../../../server/rateLimits.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createAuthenticator } from '../../support/softwareAuthenticator.ts';
import type { Authenticator } from '../../support/softwareAuthenticator.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
const NOW = '2026-11-20T08:00:00.000Z';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';
const REFUSED = {
  status: 400,
  message: 'This passkey did not work. Try again, or sign in with a code.',
};

let server: TestServer;
let token: string;
let phone: Authenticator;
beforeEach(async () => {
  const { passkeyChallenges } = defaultLimits;
  server = await createTinyServer({ now: NOW, limits: { passkeyChallenges } });
  token = await server.signIn(EMAIL);
  phone = createAuthenticator();
});
afterEach(() => server.close());

const creation = (own = token) => succeed(server, 'POST /user/start-passkey', { token: own });
const challenge = () => succeed(server, 'POST /user/start-passkey-sign-in');
const added = (credential: object, own = token) => ({
  token: own,
  headers: { 'user-agent': PHONE },
  body: { credential },
});
const signed = (credential: object) => ({
  headers: { 'user-agent': PHONE },
  body: { credential },
});

async function addPasskey(device = phone, own = token) {
  const { options } = await creation(own);
  return succeed(server, 'POST /user/add-passkey', added(device.create(options), own));
}

async function signIn(device = phone) {
  const { options } = await challenge();
  return succeed(server, 'POST /user/sign-in-with-passkey', signed(device.get(options)));
}

async function refusal(credential: object) {
  const { status, message } = await fail(
    server,
    'POST /user/sign-in-with-passkey',
    signed(credential),
  );
  return { status, message };
}

const passkeys = async (own = token) =>
  (await succeed(server, 'GET /user/get-account', { token: own })).passkeys ?? [];

describe('a passkey (product 10.18)', () => {
  it('signs in like a code, without a mail, and is listed with its device and days', async () => {
    expect((await addPasskey()).message).toBe('Your passkey is ready.');
    server.clock.advance(MINUTE);
    const { message, admin, role, token: own } = await signIn();
    expect([message, admin.email, role]).toEqual(['You are signed in.', EMAIL, 'user']);
    expect(await server.outbox.mails()).toEqual([]);
    expect(await passkeys(own)).toEqual([
      {
        _id: expect.any(String),
        browser: 'Chrome',
        system: 'Android',
        createdAt: NOW,
        lastUsedAt: '2026-11-20T08:01:00.000Z',
      },
    ]);
    const { sessions } = await succeed(server, 'GET /user/get-account', { token: own });
    expect(sessions[0]).toMatchObject({ browser: 'Chrome', system: 'Android', isCurrent: true });
    expect(await server.db.selectFrom('devices').selectAll().execute()).toHaveLength(1);
  });

  it('needs no address: the options name no customer, and the device has to verify its owner', async () => {
    await addPasskey();
    expect((await challenge()).options).toEqual({
      challenge: expect.any(String),
      rpId: 'sadeel.test',
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
    expect((await creation()).options).toMatchObject({
      rp: { id: 'sadeel.test', name: 'Sadeel' },
      user: { name: EMAIL },
      excludeCredentials: [{ id: phone.keys[0]?.id.toString('base64url') }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('works while codes are limited', async () => {
    await server.close();
    const codesPerRequester = { limits: [{ max: 1, windowMs: MINUTE }] };
    server = await createTinyServer({ now: NOW, limits: { codesPerRequester } });
    token = await server.signIn(EMAIL);
    await addPasskey();
    await succeed(server, 'POST /user/send-otp', { body: { email: EMAIL } });
    const again = await fail(server, 'POST /user/send-otp', { body: { email: EMAIL } });
    expect(again.status).toBe(429);
    expect((await signIn()).admin.email).toBe(EMAIL);
  });

  it('is removed by its customer only, and then signs in no more', async () => {
    await addPasskey();
    const [passkey] = await passkeys();
    const remove = (own: string) =>
      rawCall(server, 'POST /user/remove-passkey', { token: own, body: { _id: passkey?._id } });
    expect((await remove(await server.signIn('omar@example.com'))).status).toBe(404);
    expect((await remove(token)).body).toEqual({ message: 'The passkey is removed.' });
    expect((await remove(token)).status).toBe(404);
    expect(await passkeys()).toEqual([]);
    expect(await refusal(phone.get((await challenge()).options))).toEqual(REFUSED);
  });

  it('is in the export without its key', async () => {
    await addPasskey();
    const data = await succeed(server, 'GET /user/export-account', { token });
    expect(data).toMatchObject({ passkeys: [{ browser: 'Chrome', last_used_at: null }] });
    expect(JSON.stringify(data)).not.toMatch(/public_key|credential_id/);
  });

  it('is gone with its account', async () => {
    await addPasskey();
    const { user } = await succeed(server, 'GET /user/get-account', { token });
    const person = { id: user._id, email: EMAIL };
    await server.db.transaction().execute((trx) => erasePerson(trx, server.services, person));
    expect(await refusal(phone.get((await challenge()).options))).toEqual(REFUSED);
    expect(await server.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  it('stays when the customer signs out everywhere', async () => {
    await addPasskey();
    await succeed(server, 'POST /user/revoke-sessions', { token });
    expect((await signIn()).admin.email).toBe(EMAIL);
  });
});

describe('a sign-in is refused', () => {
  it('with a challenge that was used, is too old or is somebody else’s', async () => {
    await addPasskey();
    const { options } = await challenge();
    const once = phone.get(options);
    await succeed(server, 'POST /user/sign-in-with-passkey', signed(once));
    expect(await refusal(once)).toEqual(REFUSED);
    expect(await refusal(phone.get(options))).toEqual(REFUSED);
    const { options: raced } = await challenge();
    const twice = [phone.get(raced), phone.get(raced)].map((credential) =>
      rawCall(server, 'POST /user/sign-in-with-passkey', signed(credential)),
    );
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    const { options: late } = await challenge();
    server.clock.advance(5 * MINUTE);
    expect(await refusal(phone.get(late))).toEqual(REFUSED);
    const { options: ofSession } = await creation();
    expect(await refusal(phone.get({ ...ofSession, rpId: 'sadeel.test' }))).toEqual(REFUSED);
    expect(await refusal(phone.get({ challenge: 'bWFkZSB1cA', rpId: 'sadeel.test' }))).toEqual(
      REFUSED,
    );
  });

  it('with a key that is unknown, another site’s, not verified, or of another customer', async () => {
    await addPasskey();
    const { options } = await challenge();
    const stranger = createAuthenticator();
    stranger.create((await creation()).options);
    expect(await refusal(stranger.get(options))).toEqual(REFUSED);
    // The key of one device under the id of another.
    const { id, rawId } = phone.get(options);
    expect(await refusal({ ...stranger.get(options), id, rawId })).toEqual(REFUSED);
    const right = phone.get(options);
    const omar = { ...right.response, userHandle: Buffer.from('omar').toString('base64url') };
    expect(await refusal({ ...right, response: omar })).toEqual(REFUSED);
    for (const wrong of [{ origin: 'http://sadeel.test.evil.example' }, { isVerified: false }]) {
      const copy = createAuthenticator(wrong);
      copy.keys.push(...phone.keys);
      expect(await refusal(copy.get(options))).toEqual(REFUSED);
    }
    expect(await refusal(phone.get({ ...options, rpId: 'evil.example' }))).toEqual(REFUSED);
  });

  it('when the counter of the device goes back, as that of a copy does', async () => {
    await addPasskey();
    const copy = createAuthenticator();
    copy.keys.push(...phone.keys);
    await signIn();
    await signIn();
    expect(await refusal(copy.get((await challenge()).options))).toEqual(REFUSED);
  });

  it('beyond a rate of refusals, which a success does not count for', async () => {
    await server.close();
    const passkeyRefusalsPerClient = { limits: [{ max: 3, windowMs: MINUTE }] };
    server = await createTinyServer({ now: NOW, limits: { passkeyRefusalsPerClient } });
    token = await server.signIn(EMAIL);
    await addPasskey();
    for (let count = 0; count < 5; count += 1) await signIn();
    const { options } = await challenge();
    const wrong = phone.get({ ...options, rpId: 'evil.example' });
    for (let count = 0; count < 3; count += 1) expect((await refusal(wrong)).status).toBe(400);
    const { status, message } = await refusal(phone.get(options));
    expect(status).toBe(429);
    expect(message).toContain('Many passkeys did not work.');
  });
});

describe('adding a passkey is refused', () => {
  const addedWith = (credential: object, own = token) =>
    rawCall(server, 'POST /user/add-passkey', added(credential, own));

  it('of another session, twice, and without verification', async () => {
    const { options } = await creation();
    const credential = phone.create(options);
    const omar = await server.signIn('omar@example.com');
    expect((await addedWith(credential, omar)).status).toBe(400);
    expect((await addedWith(credential)).status).toBe(200);
    expect((await addedWith(credential)).body).toEqual({ message: REFUSED.message });
    const { options: next } = await creation();
    const unverified = createAuthenticator({ isVerified: false });
    expect((await addedWith(unverified.create(next))).status).toBe(400);
    const elsewhere = createAuthenticator({ origin: 'https://evil.example' });
    expect((await addedWith(elsewhere.create(next))).status).toBe(400);
    const signIn = await challenge();
    const wrong = { ...next, challenge: (signIn.options as { challenge: string }).challenge };
    expect((await addedWith(phone.create(wrong))).status).toBe(400);
    expect(await passkeys()).toHaveLength(1);
    expect(await passkeys(omar)).toEqual([]);
  });

  it('beyond ten', async () => {
    for (let count = 0; count < 10; count += 1) await addPasskey(createAuthenticator());
    const { status, message } = await fail(server, 'POST /user/start-passkey', { token });
    expect([status, message]).toEqual([
      409,
      'At most 10 passkeys can be saved. Remove one to create another.',
    ]);
    expect(await passkeys()).toHaveLength(10);
  });
});

it('is not offered under an IP address, for which browsers make none', async () => {
  await server.close();
  server = await createTinyServer({ config: { publicUrl: 'http://127.0.0.1:3000' } });
  token = await server.signIn(EMAIL);
  expect((await fail(server, 'POST /user/start-passkey-sign-in')).status).toBe(404);
  const account = await succeed(server, 'GET /user/get-account', { token });
  expect(account).not.toHaveProperty('passkeys');
});
