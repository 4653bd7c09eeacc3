import type { Tx } from '../db/open.ts';
import { deleteThrottles, lockHits, writeHits } from './throttles.ts';

/** One of several places for concurrent work; a row of the throttles with the times at which those taken expire. */
export interface Place {
  bucket: string;
  /** Hashed subject. */
  subject: string;
  max: number;
}

interface Times {
  now: Date;
  /** When the places expire, in ms since 1970. */
  until: number;
}

/** Takes one place of each kind; the rows stay locked until the transaction ends. @returns false when one has none left */
export async function takePlaces(
  trx: Tx,
  places: readonly Place[],
  { now, until }: Times,
): Promise<boolean> {
  const taken = new Map<Place, number[]>();
  for (const place of places) {
    const current = (await lockHits(trx, place, now)).filter((end) => end > now.getTime());
    if (current.length >= place.max) return false;
    taken.set(place, current);
  }
  for (const [place, current] of taken) await writeHits(trx, place, [...current, until]);
  return true;
}

/** Gives places back. */
export async function leavePlaces(
  trx: Tx,
  places: readonly Place[],
  { now, until }: Times,
): Promise<void> {
  for (const place of places) {
    const taken = await lockHits(trx, place, now);
    const at = taken.indexOf(until);
    const left = taken.filter((end, index) => index !== at && end > now.getTime());
    if (left.length > 0) await writeHits(trx, place, left);
    else await deleteThrottles(trx, [place.subject]);
  }
}
