import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Challenge } from '@/contract/common';

/** Time without a pause: a frame, so that the page stays responsive. */
const SLICE_MS = 16;
/** Longest time without a pause, in a tab in the background, where each pause takes a second. */
const MAX_SLICE_MS = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Finds the number of a proof of work (product 13.22). In plain JavaScript, because SubtleCrypto is asynchronous and exists
 * with https only.
 * @returns `undefined` when no number fits
 */
export async function solveChallenge({
  salt,
  target,
  numbers,
}: Challenge): Promise<number | undefined> {
  let pausesAt = performance.now() + SLICE_MS;
  for (let number = 0; number < numbers; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt} ${number}`))) === target) return number;
    const pausedAt = performance.now();
    if (pausedAt < pausesAt) continue;
    await pause();
    const now = performance.now();
    pausesAt = now + Math.min(Math.max(SLICE_MS, now - pausedAt), MAX_SLICE_MS);
  }
  return undefined;
}
