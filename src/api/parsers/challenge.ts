import type { Challenge } from '@/contract/common';
import { asRecord, asText } from '@/lib/coerce';

/** Most numbers that a server can ask a browser to try (product 13.22). */
const MAX_NUMBERS = 100_000;

/** Challenge of an error response; `undefined` without a usable one. */
export function parseChallenge(body: unknown): Challenge | undefined {
  const { salt, target, numbers } = asRecord(asRecord(body)['challenge']);
  const isUsable = typeof numbers === 'number' && numbers > 0 && numbers <= MAX_NUMBERS;
  const saltText = asText(salt);
  const targetText = asText(target);
  if (!isUsable || saltText === undefined || targetText === undefined) return undefined;
  return { salt: saltText, target: targetText, numbers };
}
