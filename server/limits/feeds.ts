// Limits of feeds for shopping services (feeds/, routes/feeds.ts).
import { MINUTE } from '../clock.ts';
import type { RatePolicy } from './clients.ts';

/** Products of a feed, in catalogue order; of 10,000, a file takes about 3 MB of memory. */
export const FEED_PRODUCTS = 10_000;

/** Requests for feeds; services fetch one every few hours. */
export const FEED_RATE: RatePolicy = { windowMs: MINUTE, perNetwork: 30, total: 120 };
