import { z } from 'zod';
import type { PriceTable as SharedTable } from '../../src/lib/madeToMeasure/priceTable.ts';

/** A price; `unit` is what the price sheet shows, in dirhams. */
const fils = (unit = 'AED') => z.int().min(0).max(100_000_000).meta({ unit });
const perMetre = fils('AED per metre');
const perWidth = fils('AED per width');
const millimetres = z.int().min(0).max(20_000).meta({ unit: 'mm' });
const length = z.int().min(1).max(20_000).meta({ unit: 'mm' });
const grams = (unit = 'g') => z.int().min(1).max(1_000_000).meta({ unit });
const days = z.int().min(0).max(365).meta({ unit: 'days' });

export const heading = z.enum(['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod']);
export const lining = z.enum(['none', 'lining', 'blackout', 'interlined']);
export const power = z.enum(['battery', 'mains']);
export const blindSystem = z.enum(['roller', 'day-night', 'roman', 'venetian', 'vertical']);
export const extra = z.enum(['cassette', 'fascia', 'sideChannels', 'wrappedBar']);
export const remote = z.enum(['remote1', 'remote5', 'wallSwitch', 'hub']);

/** A list in which none of these values falls from entry to entry. So a larger window never costs less. */
const ascending =
  <Key extends string>(...keys: Key[]) =>
  (entries: readonly Readonly<Record<Key, number>>[], context: z.RefinementCtx): void => {
    for (const [index, entry] of entries.entries())
      for (const key of keys) {
        const before = entries[index - 1]?.[key] ?? 0;
        if (entry[key] < before)
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `${key} must be at least that of the entry before`,
          });
      }
  };

interface Motor {
  id: string;
  power: string;
  maxWeight: number;
  price: number;
  minWidth?: number;
}

/** Of motors of one power, a stronger one is not cheaper, nor for narrower blinds: prices would fall with the weight. */
function strongerCostsMore(motors: readonly Motor[], context: z.RefinementCtx): void {
  for (const { id, power, maxWeight, price, minWidth = 0 } of motors)
    for (const [index, other] of motors.entries()) {
      if (other.power !== power || other.maxWeight <= maxWeight) continue;
      const isNarrower = (other.minWidth ?? 0) < minWidth;
      if (other.price < price || isNarrower)
        context.addIssue({
          code: 'custom',
          path: [index, other.price < price ? 'price' : 'minWidth'],
          message: `${other.id} is stronger than ${id}, but cheaper or for narrower blinds`,
        });
    }
}

const liningPrice = z.strictObject({ perMetre, weight: grams('g per m²') });
const track = z.strictObject({
  perMetre,
  maxLoad: grams('g per metre').optional(),
  piece: length,
  max: length,
  headings: z.array(heading).min(1),
});
const onWall = z.strictObject({ every: length, ceiling: fils(), wall: fils() });
const fittingFields = { base: fils(), motor: fils(), highOver: millimetres, high: fils() };
const inside = z.strictObject({ width: millimetres, drop: millimetres, depth: millimetres });

const curtain = z.strictObject({
  minimum: fils(),
  making: z.record(heading, z.partialRecord(lining, perWidth)),
  longDrop: z
    .array(z.strictObject({ over: length, percent: z.int().min(0).max(500).meta({ unit: '%' }) }))
    .max(10)
    .superRefine(ascending('over', 'percent')),
  linings: z.record(lining.exclude(['none']), liningPrice),
  seam: fils(),
  matchedSeam: fils(),
  handFinish: perWidth,
  hemOnSite: fils(),
  tracks: z.record(z.enum(['standard', 'wave', 'heavy', 'motor', 'pole28', 'pole35']), track),
  joint: fils(),
  brackets: z.strictObject({
    track: onWall,
    heavy: onWall,
    pole: z.strictObject({ every: length, pole: fils() }),
  }),
  motors: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(20),
        power,
        maxWeight: grams(),
        maxTrack: length,
        price: fils(),
      }),
    )
    .max(20)
    .superRefine(strongerCostsMore),
  fitting: z.strictObject({ ...fittingFields, perMetre }),
});

const blind = z.strictObject({
  minimum: fils(),
  inside: z.record(blindSystem, inside),
  outside: z.strictObject({
    side: millimetres,
    bedroomSide: millimetres,
    above: millimetres,
    below: millimetres,
    floorGap: millimetres,
  }),
  gap: millimetres,
  bar: z.int().min(0).max(100_000).meta({ unit: 'g per metre' }),
  tubes: z
    .array(z.strictObject({ tube: length, maxWidth: length, maxWeight: grams(), price: fils() }))
    .min(1)
    .max(20)
    .superRefine(ascending('maxWidth', 'maxWeight', 'price')),
  cordless: z.strictObject({
    price: fils(),
    maxWidth: length,
    maxArea: z.int().min(1).max(10_000).meta({ unit: 'dm²' }),
    systems: z.array(blindSystem),
  }),
  motors: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(20),
        power,
        maxWeight: grams(),
        minWidth: millimetres,
        price: fils(),
      }),
    )
    .max(20)
    .superRefine(strongerCostsMore),
  motorSystems: z.array(blindSystem),
  extras: z.record(extra, perMetre),
  fitting: z.strictObject(fittingFields),
});

/** Prices for finished windows in a catalogue file: fils with VAT, mm, grams and dm² (product 16). */
export const priceTable = z.strictObject({
  /** Raised with every change, because stored prices name their version. */
  version: z.int().min(1).max(1_000_000),
  /** Whether the shop has yet to replace the prices that the software came with. */
  sample: z.boolean().optional(),
  currency: z.literal('AED'),
  vatPercent: z.literal(5).meta({ unit: '%' }),
  roundUpTo: z.int().min(1).max(100_000).meta({ unit: 'AED' }),
  validDays: z.int().min(1).max(365).meta({ unit: 'days' }),
  leadTime: z.strictObject({
    changeHours: z.int().min(0).max(1000).meta({ unit: 'hours' }),
    widthsPerDay: z.int().min(1).max(10_000),
    blindsPerDay: z.int().min(1).max(10_000),
    fitting: days,
    motor: days,
    handFinish: days,
    withoutStock: days,
  }),
  curtain,
  controls: z.record(remote, fils()),
  blind,
}) satisfies z.ZodType<SharedTable>;

export type PriceTable = z.infer<typeof priceTable>;
