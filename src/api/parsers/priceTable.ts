import type { PriceTable } from '@/lib/madeToMeasure/priceTable';
import { eachOf, fields, listOf, oneOf, optional, text, whole } from '@/lib/shape';
import {
  BLIND_SYSTEMS,
  EXTRAS,
  HEADINGS,
  LININGS,
  POWERS,
  REMOTES,
  TRACK_KINDS,
} from '@/lib/madeToMeasure/values';

const rates = fields(Object.fromEntries(LININGS.map((lining) => [lining, optional(whole)])));
const fitting = { base: whole, motor: whole, highOver: whole, high: whole };
const brackets = fields({ every: whole, ceiling: whole, wall: whole });

const curtain = fields({
  minimum: whole,
  making: eachOf(HEADINGS, rates),
  longDrop: listOf(fields({ over: whole, percent: whole })),
  linings: eachOf(
    LININGS.filter((lining) => lining !== 'none'),
    fields({ perMetre: whole, weight: whole }),
  ),
  seam: whole,
  matchedSeam: whole,
  handFinish: whole,
  hemOnSite: whole,
  tracks: eachOf(
    TRACK_KINDS,
    fields({
      perMetre: whole,
      maxLoad: optional(whole),
      piece: whole,
      max: whole,
      headings: listOf(oneOf(HEADINGS)),
    }),
  ),
  joint: whole,
  brackets: fields({
    track: brackets,
    heavy: brackets,
    pole: fields({ every: whole, pole: whole }),
  }),
  motors: listOf(
    fields({ id: text, power: oneOf(POWERS), maxWeight: whole, maxTrack: whole, price: whole }),
  ),
  fitting: fields({ ...fitting, perMetre: whole }),
});

const blind = fields({
  minimum: whole,
  inside: eachOf(BLIND_SYSTEMS, fields({ width: whole, drop: whole, depth: whole })),
  outside: eachOf(['side', 'bedroomSide', 'above', 'below', 'floorGap'], whole),
  gap: whole,
  bar: whole,
  tubes: listOf(fields({ tube: whole, maxWidth: whole, maxWeight: whole, price: whole })),
  cordless: fields({
    price: whole,
    maxWidth: whole,
    maxArea: whole,
    systems: listOf(oneOf(BLIND_SYSTEMS)),
  }),
  motors: listOf(
    fields({ id: text, power: oneOf(POWERS), maxWeight: whole, minWidth: whole, price: whole }),
  ),
  motorSystems: listOf(oneOf(BLIND_SYSTEMS)),
  extras: eachOf(EXTRAS, whole),
  fitting: fields(fitting),
});

const isPriceTable = fields({
  version: whole,
  currency: text,
  vatPercent: whole,
  roundUpTo: whole,
  validDays: whole,
  leadTime: fields({ changeHours: whole }),
  curtain,
  controls: eachOf(REMOTES, whole),
  blind,
});

/** A price table of the contract for the calculation; `undefined` when a part of it is missing, because each price depends on all of it. */
export const asPriceTable = (value: unknown): PriceTable | undefined =>
  isPriceTable(value) ? (value as PriceTable) : undefined;
