import type { Account, AccountPasskey, AccountSession } from '@/contract/account';
import { asId } from '@/lib/asId';
import { asCount, asRecord, asText, asUniqueList } from '@/lib/coerce';
import { parseUser } from './session';

const MAX_NAME_LENGTH = 40;

/** Name of a browser or system; a longer one would fill the list. */
function parseName(value: unknown): string | undefined {
  const name = asText(value)?.trim().slice(0, MAX_NAME_LENGTH);
  return name === '' ? undefined : name;
}

function parseSession(value: unknown): AccountSession | undefined {
  const record = asRecord(value);
  const _id = asId(record['_id']);
  if (_id === undefined) return undefined;
  const browser = parseName(record['browser']);
  const system = parseName(record['system']);
  return {
    _id,
    ...(browser !== undefined && { browser }),
    ...(system !== undefined && { system }),
    signedInAt: asText(record['signedInAt']) ?? '',
    lastUsedAt: asText(record['lastUsedAt']) ?? '',
    isCurrent: record['isCurrent'] === true,
  };
}

function parsePasskey(value: unknown): AccountPasskey | undefined {
  const record = asRecord(value);
  const _id = asId(record['_id']);
  if (_id === undefined) return undefined;
  const browser = parseName(record['browser']);
  const system = parseName(record['system']);
  const lastUsedAt = asText(record['lastUsedAt']);
  return {
    _id,
    ...(browser !== undefined && { browser }),
    ...(system !== undefined && { system }),
    createdAt: asText(record['createdAt']) ?? '',
    ...(lastUsedAt !== undefined && { lastUsedAt }),
  };
}

/** The customer's account; unusable sessions and passkeys are left out. */
export function parseAccount(response: unknown): Account {
  const record = asRecord(response);
  const { passkeys } = record;
  return {
    user: parseUser(record['user']),
    windowCount: asCount(record['windowCount']) ?? 0,
    sessions: asUniqueList(record['sessions'], parseSession, ({ _id }) => _id),
    ...(Array.isArray(passkeys) && {
      passkeys: asUniqueList(passkeys, parsePasskey, ({ _id }) => _id),
    }),
  };
}
