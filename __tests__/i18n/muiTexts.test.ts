import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Props that replace the English texts of a MUI component, by its name. */
const TEXT_PROPS: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['loadingText', 'noOptionsText'],
  MuiPagination: ['getItemAriaLabel'],
  Rating: ['getLabelText'],
};

/** Components with an English text that the shop renders only when it also sets the prop. */
const OPTIONAL_TEXTS = [
  { component: 'Alert', when: 'onClose', prop: 'closeText' },
  { component: 'MuiBreadcrumbs', when: 'maxItems', prop: 'expandText' },
  { component: 'Rating', when: 'name', prop: 'emptyLabelText' },
];

const elements = globSync('src/**/*.tsx')
  .filter((file) => !file.includes('.stories.'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll('=>', '');
    return [...source.matchAll(/<(\w+)\s([^<>]*)/g)].map(([, component = '', props = '']) => ({
      file,
      component,
      props,
    }));
  });
const has = (props: string, prop: string) => new RegExp(`\\b${prop}=`).test(props);

describe('MUI components with English texts', () => {
  it('are rendered with texts of the shop', () => {
    const lacking = elements.flatMap(({ file, component, props }) =>
      (TEXT_PROPS[component] ?? [])
        .filter((prop) => !has(props, prop))
        .map((prop) => `${file}: ${component} ${prop}`),
    );
    expect(lacking).toEqual([]);
    expect(elements.filter(({ component }) => component in TEXT_PROPS).length).toBeGreaterThan(5);
  });

  it.each(OPTIONAL_TEXTS)(
    'are rendered with texts of the shop: $component with $when',
    ({ component, when, prop }) => {
      const lacking = elements
        .filter((one) => one.component === component && has(one.props, when))
        .filter(({ props }) => !has(props, prop));
      expect(lacking.map(({ file }) => file)).toEqual([]);
    },
  );
});
