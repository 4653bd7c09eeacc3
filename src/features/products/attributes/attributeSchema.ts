import type { ProductAttributes } from '@/contract/facets';
import type { Translate } from '@/i18n/createI18n';
import { attributeFacts } from './attributeFacts';
import { factMessages } from './messages';
import { labelOf } from './labelOf';

/** Attributes as properties of a schema.org Product; the rest as `additionalProperty`. */
export function attributeSchema(t: Translate, attributes: ProductAttributes) {
  const { colours, material, pattern } = attributes;
  const own = [factMessages.colour, factMessages.material, factMessages.pattern].map((name) =>
    t(name),
  );
  const others = attributeFacts(t, attributes).filter(({ name }) => !own.includes(name));
  return {
    ...(colours && { color: colours.map((id) => labelOf(t, 'colour', id)).join(', ') }),
    ...(material && { material: labelOf(t, 'material', material) }),
    ...(pattern && { pattern: labelOf(t, 'pattern', pattern) }),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
  };
}
