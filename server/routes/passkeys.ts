import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { z } from 'zod';
import type {
  CreatedCredential,
  PasskeysContract,
  SignedCredential,
} from '../../src/contract/passkeys.ts';
import type { Tx } from '../db/open.ts';
import type { ClientNetworks } from '../http/client.ts';
import type { Device } from '../http/deviceCookie.ts';
import { clientCounters, counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { PASSKEYS } from '../limits/signIn.ts';
import { createPasskeyChallenge } from '../passkeys/challenge.ts';
import { passkeySite } from '../passkeys/site.ts';
import type { PasskeySite } from '../passkeys/site.ts';
import { ALGORITHMS, verifyCreated, verifySigned } from '../passkeys/verify.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  ownerOfPasskey,
  usePasskey,
} from '../repositories/passkeys.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { count, uncount } from '../repositories/throttles.ts';
import { findUser, lockAccount } from '../repositories/users.ts';
import { deviceNameOf } from '../rules/deviceName.ts';
import type { Services } from '../services.ts';
import { createdBody, signedBody } from './passkeySchemas.ts';
import { createSession } from './verifiedSession.ts';
import type { NewSession } from './verifiedSession.ts';

/** @throws HttpError 404 where browsers make no passkeys */
function siteOf({ config }: Pick<Services, 'config'>): PasskeySite {
  const site = passkeySite(config);
  if (!site) throw notFound((m) => m.shop.noPasskeys);
  return site;
}

/** Marks a challenge as used. @returns whether it was not used before */
async function useChallenge(trx: Tx, services: Services, challenge: string): Promise<boolean> {
  const counter = counterOf(services, 'passkeyChallenges', challenge);
  return (await count(trx, counter, services.clock.now())) === 0;
}

/** @throws HttpError 409 when the customer has as many as an account may have */
async function passkeysBelowLimit(db: Parameters<typeof listPasskeys>[0], userId: string) {
  const passkeys = await listPasskeys(db, userId);
  const { perCustomer } = PASSKEYS;
  if (passkeys.length >= perCustomer) throw conflict((m) => m.shop.passkeysFull(perCustomer));
  return passkeys;
}

/** Options with which a browser creates a passkey that needs no e-mail address to sign in. */
async function creationOptions(services: Services, user: SessionUser) {
  const { db, clock, config, secrets } = services;
  const passkeys = await passkeysBelowLimit(db, user.id);
  return generateRegistrationOptions({
    rpName: config.company.name,
    rpID: siteOf(services).id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    challenge: createPasskeyChallenge(secrets, `add ${user.sessionId}`, clock.now()),
    timeout: PASSKEYS.challengeMs,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: JSON.parse(transports) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function addPasskey(
  trx: Tx,
  services: Services,
  { user, credential, userAgent }: AddedBy,
): Promise<void> {
  const subjects = [counterOf(services, 'passkeysPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyPasskeys);
  await passkeysBelowLimit(trx, user.id);
  const created = await verifyCreated(
    { ...services, site: siteOf(services) },
    credential,
    user.sessionId,
  );
  if (!created || !(await useChallenge(trx, services, created.challenge)))
    throw badRequest((m) => m.shop.passkeyRefused);
  const passkey = { ...created, userId: user.id };
  const now = services.clock.now();
  const isNew = await insertPasskey(trx, passkey, deviceNameOf(userAgent), now);
  if (!isNew) throw conflict((m) => m.shop.passkeyKnown);
}

interface AddedBy {
  user: SessionUser;
  credential: CreatedCredential;
  userAgent: string;
}

interface SignedBy {
  credential: SignedCredential;
  client: ClientNetworks;
  device: Device;
  userAgent: string;
}

/** Verifies a passkey and creates a session. Returns nothing instead of throwing, so that a refusal counts. */
async function signIn(
  trx: Tx,
  services: Services,
  { credential, client, ...caller }: SignedBy,
): Promise<NewSession | undefined> {
  const now = services.clock.now();
  const subjects = clientCounters(services, 'passkeyRefusalsPerClient', client);
  await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyRefusals);
  const userId = await ownerOfPasskey(trx, credential.id);
  if (userId === undefined) return undefined;
  // Like a sign-in by code, so that it waits while the account is being closed.
  await lockAccount(trx, { id: userId });
  const own = { credentialId: credential.id, userId };
  const passkey = await findPasskey(trx, own);
  if (!passkey) return undefined;
  const { public_key: publicKey, counter } = passkey;
  const parts = { ...services, site: siteOf(services) };
  const signed = await verifySigned(parts, credential, { userId, publicKey, counter });
  if (!signed || !(await useChallenge(trx, services, signed.challenge))) return undefined;
  await usePasskey(trx, { ...own, counter: signed.counter }, now);
  for (const subject of subjects) await uncount(trx, subject, now);
  return createSession(trx, services, { ...caller, user: await findUser(trx, userId) });
}

/** Passkeys (product 10.18). */
export const passkeyRoutes: RoutesFor<PasskeysContract> = {
  'POST /user/start-passkey-sign-in': {
    auth: 'public',
    handle: async ({ services }) => ({
      options: await generateAuthenticationOptions({
        rpID: siteOf(services).id,
        challenge: createPasskeyChallenge(services.secrets, 'sign-in', services.clock.now()),
        timeout: PASSKEYS.challengeMs,
        userVerification: 'required',
      }),
    }),
  },
  'POST /user/sign-in-with-passkey': {
    auth: 'public',
    body: signedBody,
    handle: async ({ services, write, body, client, device, userAgent, messages }) => {
      const caller = { credential: body.credential, client, device: device(), userAgent };
      const session = await write((trx) => signIn(trx, services, caller));
      if (!session) throw badRequest((m) => m.shop.passkeyRefused);
      return { message: messages.shop.signedIn, ...session };
    },
  },
  'POST /user/start-passkey': {
    auth: 'required',
    handle: async ({ services, user }) => ({ options: await creationOptions(services, user) }),
  },
  'POST /user/add-passkey': {
    auth: 'required',
    body: createdBody,
    handle: async ({ services, write, user, body, userAgent, messages }) => {
      await write((trx) => addPasskey(trx, services, { ...body, user, userAgent }));
      return { message: messages.shop.passkeyAdded };
    },
  },
  'POST /user/remove-passkey': {
    auth: 'required',
    body: localized((m) => z.object({ _id: idText(m, '_id') })),
    handle: async ({ write, user, body, messages }) => {
      const own = { id: body._id, userId: user.id };
      if (!(await write((trx) => deletePasskey(trx, own)))) throw notFound((m) => m.shop.noPasskey);
      return { message: messages.shop.passkeyRemoved };
    },
  },
};
