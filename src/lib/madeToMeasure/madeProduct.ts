import { divideUp } from './integers.ts';
import type { BlindProduct, ClothFacts, CurtainProduct } from './product.ts';

/** A curtain in the catalogue: its cloth are sizes that are sold by the metre. */
export type MadeCurtain = Omit<CurtainProduct, 'cloth' | 'facts'> & {
  cloth: readonly { size: string; width: number }[];
};

/** How the catalogue describes what is made to measure. */
export type MadeToMeasure = MadeCurtain | BlindProduct;

/** Attributes of a product in the units of the catalogue: centimetres, per cent, grams per square metre. */
export interface ClothAttributes {
  opacity?: string;
  material?: string;
  weight?: number;
  patternRepeat?: number;
  isHalfDrop?: boolean;
  canBeRailroaded?: boolean;
  shrinkage?: number;
}

/** Grams per square metre of cloth whose weight is unknown. */
const SHEER_WEIGHT = 90;
const HEAVY_WEIGHT = 450;
const USUAL_WEIGHT = 320;
const HEAVY_MATERIALS = ['velvet', 'boucle', 'chenille'];

/** A decimal as tenths, rounded up; a millionth is an error of floating point. */
const tenthsUp = (value: number): number => divideUp(Math.round(value * 1_000_000), 100_000);

function estimatedWeight({ opacity, material = '' }: ClothAttributes): number {
  if (opacity === 'sheer') return SHEER_WEIGHT;
  return HEAVY_MATERIALS.includes(material) ? HEAVY_WEIGHT : USUAL_WEIGHT;
}

/** What is known of a cloth, in whole millimetres, grams and thousandths. */
export function clothFacts(attributes: ClothAttributes): ClothFacts {
  const { opacity, weight, patternRepeat = 0, isHalfDrop, canBeRailroaded, shrinkage } = attributes;
  return {
    isSheer: opacity === 'sheer',
    weight: weight === undefined ? estimatedWeight(attributes) : Math.ceil(weight),
    isWeightEstimated: weight === undefined,
    repeat: tenthsUp(patternRepeat),
    isHalfDrop: isHalfDrop ?? false,
    canBeRailroaded: canBeRailroaded ?? false,
    shrinkage: tenthsUp(shrinkage ?? 0),
  };
}

/** A product as it is priced; cloth without a price, of a removed size, is left out. */
export function madeProduct(
  made: MadeToMeasure,
  attributes: ClothAttributes,
  priceOf: (size: string) => number | undefined,
): CurtainProduct | BlindProduct {
  if (made.kind === 'blind') return made;
  const cloth = made.cloth.flatMap(({ size, width }) => {
    const price = priceOf(size);
    return price === undefined ? [] : [{ size, width, price }];
  });
  return { ...made, cloth, facts: clothFacts(attributes) };
}
