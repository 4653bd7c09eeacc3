import { randomBytes } from 'node:crypto';

const COUNTER_LIMIT = 0x1000;
let lastTime = 0;
let counter = 0;

/** A new id (UUID version 7). Ids of one process sort in the order they were made, also within one millisecond. */
export function newId(): string {
  const now = Date.now();
  counter = now > lastTime ? 0 : counter + 1;
  lastTime = Math.max(now, lastTime) + Math.trunc(counter / COUNTER_LIMIT);
  counter %= COUNTER_LIMIT;
  const time = lastTime.toString(16).padStart(12, '0');
  const order = counter.toString(16).padStart(3, '0');
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
