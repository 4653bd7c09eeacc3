import { z } from 'zod';
import type { ProductAttributes as ContractAttributes } from '../../src/contract/facets.ts';
import { FACET_VALUES } from '../rules/facets.ts';

const MAX_VALUES = 10;
const MAX_WIDTH_CM = 999;

/** A list without repeated values. */
function setOf<Item extends string | number>(item: z.ZodType<Item>) {
  return z
    .array(item)
    .min(1)
    .max(MAX_VALUES)
    .refine((values) => new Set(values).size === values.length, 'names a value more than once');
}

/** Image from which rooms are composed (product 13.21). */
export const clothTile = z.strictObject({
  image: z
    .string()
    .max(2000)
    .regex(
      /^\/(?!\/)[^\s"<>\\]+$/,
      'must be the name of a photo, or a path that begins with one /',
    ),
  /** Millimetres of cloth that the image shows. */
  width: z.number().positive().max(5000),
  cloth: z.enum(['matte', 'velvet', 'jacquard', 'satin', 'sheer']),
});

/** Attributes of a product in a catalogue file, all optional (product 13.16). */
export const productAttributes = z.strictObject({
  /** Main colour first. */
  colours: setOf(z.enum(FACET_VALUES.colour)).optional(),
  opacity: z.enum(FACET_VALUES.opacity).optional(),
  material: z.enum(FACET_VALUES.material).optional(),
  pattern: z.enum(FACET_VALUES.pattern).optional(),
  rooms: setOf(z.enum(FACET_VALUES.room)).optional(),
  /** In whole centimetres. */
  widths: setOf(z.number().int().min(1).max(MAX_WIDTH_CM))
    .transform((widths) => widths.toSorted((a, b) => a - b))
    .optional(),
  careMethod: z.enum(FACET_VALUES.care).optional(),
  /** Height of a repeat in centimetres. */
  patternRepeat: z.number().positive().max(1000).optional(),
  isHalfDrop: z.boolean().optional(),
  canBeRailroaded: z.boolean().optional(),
  /** In per cent. */
  shrinkage: z.number().min(0).max(50).optional(),
  /** In grams per square metre. */
  weight: z.number().positive().max(5000).optional(),
  /** In whole metres. */
  stock: z.number().int().min(0).max(100_000).optional(),
  /** Of blinds: which recess they need (product 15.7). */
  blindKind: z.enum(['roller', 'day-night', 'roman', 'venetian', 'vertical']).optional(),
  tile: clothTile.optional(),
}) satisfies z.ZodType<ContractAttributes>;

export type ProductAttributes = z.infer<typeof productAttributes>;
