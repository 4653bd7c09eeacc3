import type { ProductAttributes } from '../../src/contract/facets.ts';
import type { Messages } from '../messages/messages.ts';

export type Fact = readonly [name: string, value: string];

/** The fact of a value, if it is known. */
const fact = <Value>(
  name: string,
  value: Value | undefined,
  text: (value: Value) => string,
): Fact[] => (value === undefined ? [] : [[name, text(value)]]);

/** The facts of a product in the order of its page; unknown ones are left out (product 5.15). */
export function attributeFacts(attributes: ProductAttributes, m: Messages): Fact[] {
  const { names, ...t } = m.attributes;
  return [
    ...fact(names.colour, attributes.colours, (ids) => ids.map((id) => t.colour[id]).join(' · ')),
    ...fact(names.opacity, attributes.opacity, (id) => t.opacity[id]),
    ...fact(names.material, attributes.material, (id) => t.material[id]),
    ...fact(names.pattern, attributes.pattern, (id) => t.pattern[id]),
    ...fact(names.repeat, attributes.patternRepeat, (height) => t.centimetres(String(height))),
    ...fact(names.sideways, attributes.canBeRailroaded, (canBe) => (canBe ? t.yes : t.no)),
    ...fact(names.rooms, attributes.rooms, (ids) => ids.map((id) => t.room[id]).join(' · ')),
    ...fact(names.widths, attributes.widths, (widths) => t.centimetres(widths.join(' · '))),
    ...fact(names.weight, attributes.weight, t.grams),
    ...fact(names.shrinkage, attributes.shrinkage, (figure) =>
      figure === 0 ? t.noShrinkage : t.percent(figure),
    ),
    ...fact(names.stock, attributes.stock, (metres) =>
      metres === 0 ? t.noStock : t.inStock(metres),
    ),
    ...fact(names.care, attributes.careMethod, (id) => t.care[id]),
  ];
}
