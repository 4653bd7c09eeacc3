import type { User } from '@/contract/auth';
import { asRecord, asText } from '@/lib/coerce';

/** The signed-in customer; every field but the e-mail address is optional. */
export function parseUser(value: unknown): User {
  const record = asRecord(value);
  const email = asText(record['email']) ?? '';
  const name = asText(record['name']);
  return { _id: asText(record['_id']) ?? email, email, ...(name !== undefined && { name }) };
}
