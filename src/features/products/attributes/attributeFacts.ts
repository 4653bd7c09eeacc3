import type { ProductAttributes } from '@/contract/facets';
import type { Translate } from '@/i18n/createI18n';
import { factMessages as m } from './messages';
import { labelOf } from './labelOf';
import { lightHintOf } from './lightHintOf';

/** A fact of a product. */
export interface AttributeFact {
  name: string;
  value: string;
  /** What the term means. */
  hint?: string;
  /** Ids of the colours that the value names. */
  colours?: readonly string[];
}

type Part = AttributeFact | undefined | false;

/** Pattern, its repeat and whether the cloth can be turned. */
function patternFacts(t: Translate, attributes: ProductAttributes): Part[] {
  const { pattern, patternRepeat, canBeRailroaded } = attributes;
  return [
    pattern && { name: t(m.pattern), value: labelOf(t, 'pattern', pattern) },
    patternRepeat !== undefined && {
      name: t(m.repeat),
      value: t(m.centimetres, { figures: String(patternRepeat) }),
      hint: t(m.repeatHint),
    },
    canBeRailroaded !== undefined && {
      name: t(m.sideways),
      value: t(canBeRailroaded ? m.sidewaysYes : m.sidewaysNo),
      hint: t(m.sidewaysHint),
    },
  ];
}

/** How much of a cloth is in Dubai. @param stock in whole metres */
export const stockText = (t: Translate, stock: number): string =>
  stock === 0 ? t(m.noStock) : t(m.inStock, { metres: stock });

/** Widths, weight, shrinkage, stock and care. */
function figureFacts(t: Translate, attributes: ProductAttributes): Part[] {
  const { widths, weight, shrinkage, stock, careMethod } = attributes;
  return [
    widths && {
      name: t(m.widths),
      value: t(m.centimetres, { figures: widths.join(' · ') }),
      hint: t(m.widthsHint),
    },
    weight !== undefined && {
      name: t(m.weight),
      value: t(m.grams, { figure: weight }),
      hint: t(m.weightHint),
    },
    shrinkage !== undefined && {
      name: t(m.shrinkage),
      value: shrinkage === 0 ? t(m.noShrinkage) : t(m.percent, { figure: shrinkage }),
      hint: t(m.shrinkageHint),
    },
    stock !== undefined && { name: t(m.stock), value: stockText(t, stock) },
    careMethod && { name: t(m.care), value: labelOf(t, 'care', careMethod) },
  ];
}

/** The facts of a product in the order of its page; unknown ones are left out (product 5.15). */
export function attributeFacts(t: Translate, attributes: ProductAttributes): AttributeFact[] {
  const { colours, opacity, material, rooms } = attributes;
  const namesOf = (key: 'colour' | 'room', ids: readonly string[]) =>
    ids.map((id) => labelOf(t, key, id)).join(' · ');
  const facts: Part[] = [
    colours && { name: t(m.colour), value: namesOf('colour', colours), colours },
    opacity && {
      name: t(m.opacity),
      value: labelOf(t, 'opacity', opacity),
      hint: lightHintOf(t, opacity),
    },
    material && { name: t(m.material), value: labelOf(t, 'material', material) },
    ...patternFacts(t, attributes),
    rooms && { name: t(m.rooms), value: namesOf('room', rooms) },
    ...figureFacts(t, attributes),
  ];
  return facts.filter((fact) => typeof fact === 'object');
}
