import type { MadeToMeasure } from '@/lib/madeToMeasure/madeProduct';
import { BLIND_SYSTEMS, CONTROLS, EXTRAS, HEADINGS, LININGS } from '@/lib/madeToMeasure/values';
import { fields, listOf, oneOf, optional, text, whole, type Check } from '@/lib/shape';

const range: Check = (value) => listOf(whole)(value) && (value as unknown[]).length === 2;

const isCurtain = fields({
  kind: oneOf(['curtain']),
  cloth: listOf(fields({ size: text, width: whole })),
  headings: listOf(oneOf(HEADINGS)),
  linings: listOf(oneOf(LININGS)),
  track: range,
  drop: range,
  handFinish: optional(oneOf(['offered', 'always'])),
});

const gridPrice = fields({
  by: oneOf(['grid']),
  widths: listOf(whole),
  drops: listOf(whole),
  cells: listOf(listOf(whole)),
});
const areaPrice = fields({
  by: oneOf(['area']),
  perBlind: whole,
  perSquareMetre: whole,
  minimumArea: whole,
});

const isBlind = fields({
  kind: oneOf(['blind']),
  system: oneOf(BLIND_SYSTEMS),
  width: range,
  drop: range,
  maxArea: whole,
  weight: whole,
  controls: listOf(oneOf(CONTROLS)),
  extras: listOf(oneOf(EXTRAS)),
  price: (value) => gridPrice(value) || areaPrice(value),
});

/** What the catalogue says of a product that is made to measure; `undefined` when a part is unknown to this release. */
export const parseMadeToMeasure = (value: unknown): MadeToMeasure | undefined =>
  isCurtain(value) || isBlind(value) ? (value as MadeToMeasure) : undefined;
