import { z } from 'zod';
import type {
  Account,
  AccountContract,
  AccountPasskey,
  AccountSession,
} from '../../src/contract/account.ts';
import type { User } from '../../src/contract/auth.ts';
import { signOutEverywhere } from '../customers/signOutEverywhere.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { notFound } from '../http/errors.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { codeText, idText, optionalText, withoutInvisible } from '../http/validation.ts';
import { passkeySite } from '../passkeys/site.ts';
import { listPasskeys } from '../repositories/passkeys.ts';
import { listSessions, revokeSession } from '../repositories/sessions.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { renameUser } from '../repositories/users.ts';
import { countWindows } from '../repositories/windows.ts';
import type { Services } from '../services.ts';
import { closeAccount, sendClosingCode } from './closeAccount.ts';
import { exportAccount } from './exportAccount.ts';

const MAX_NAME = 80;

/** A text of invisible characters is empty, and an empty name removes it. */
const nameBody = localized((m) =>
  z.object({
    name: optionalText(m, { label: m.fields.name, max: MAX_NAME }).transform((name) =>
      withoutInvisible(name).trim(),
    ),
  }),
);

function userResponse({ id, email, name }: Pick<SessionUser, 'id' | 'email' | 'name'>): User {
  return { _id: id, email, ...(name ? { name } : {}) };
}

async function sessionsOf(services: Services, user: SessionUser): Promise<AccountSession[]> {
  const rows = await listSessions(services.db, user.id, services.clock.now());
  return rows.map(({ id, browser, system, created_at, last_seen_at }) => ({
    _id: id,
    ...(browser && { browser }),
    ...(system && { system }),
    signedInAt: created_at,
    lastUsedAt: last_seen_at,
    isCurrent: id === user.sessionId,
  }));
}

/** `undefined` where browsers make none. */
async function passkeysOf(
  { db, config }: Services,
  user: SessionUser,
): Promise<AccountPasskey[] | undefined> {
  if (!passkeySite(config)) return undefined;
  const rows = await listPasskeys(db, user.id);
  return rows.map(({ id, browser, system, created_at, last_used_at }) => ({
    _id: id,
    ...(browser && { browser }),
    ...(system && { system }),
    createdAt: created_at,
    ...(last_used_at && { lastUsedAt: last_used_at }),
  }));
}

async function accountOf(services: Services, user: SessionUser): Promise<Account> {
  return {
    user: userResponse(user),
    windowCount: await countWindows(services.db, user.id),
    sessions: await sessionsOf(services, user),
    passkeys: await passkeysOf(services, user),
  };
}

export const accountRoutes: RoutesFor<AccountContract> = {
  'GET /user/get-account': {
    auth: 'required',
    handle: ({ services, user }) => accountOf(services, user),
  },
  'POST /user/update-account': {
    auth: 'required',
    body: nameBody,
    handle: ({ services, write, user, body, messages: { shop } }) =>
      write(async (trx) => {
        const subjects = [counterOf(services, 'accountChangesPerCustomer', user.id)];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyAccountChanges);
        const name = body.name === '' ? null : body.name;
        await renameUser(trx, user.id, name);
        const message = name === null ? shop.nameRemoved : shop.nameSaved;
        return { message, user: userResponse({ ...user, name }) };
      }),
  },
  'POST /user/revoke-session': {
    auth: 'required',
    body: localized((m) => z.object({ _id: idText(m, '_id') })),
    handle: async ({ services: { clock }, write, user, body, messages }) => {
      const own = { id: body._id, userId: user.id };
      const isRevoked = await write((trx) => revokeSession(trx, own, clock.now()));
      if (!isRevoked) throw notFound((m) => m.shop.noSession);
      return { message: messages.shop.sessionRevoked };
    },
  },
  'POST /user/revoke-sessions': {
    auth: 'required',
    handle: async ({ services: { clock }, write, user, messages }) => {
      await write((trx) => signOutEverywhere(trx, user.id, clock.now()));
      return { message: messages.shop.sessionsRevoked };
    },
  },
  'GET /user/export-account': {
    auth: 'required',
    handle: ({ services, user, client }) => exportAccount(services, user, client),
  },
  'POST /user/send-closing-code': {
    auth: 'required',
    handle: async ({ services, write, user, language, messages }) => {
      await sendClosingCode(services, { write, user }, language);
      return { message: messages.shop.codeSent };
    },
  },
  'POST /user/close-account': {
    auth: 'required',
    body: localized((m) => z.object({ otp: codeText(m) })),
    handle: async ({ services, write, user, body, messages }) => {
      await closeAccount(services, { write, user }, body.otp);
      return { message: messages.shop.accountClosed };
    },
  },
};
