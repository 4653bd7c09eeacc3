import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** OpenType features: kerning, ligatures, accents, and the figures used by the theme. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];
/** Features that join Arabic letters and place their marks. */
const ARABIC_FEATURES = ['calt', 'curs', 'fina', 'init', 'isol', 'medi', 'mkmk', 'rlig'];

/** Characters of a list of hexadecimal code points and ranges, e.g. `20-7E,A0`. */
export function charactersOf(unicodes: string): string {
  const ranges = unicodes.split(',').map((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...ranges.flat());
}

/**
 * Webpack loader that reduces a variable font to the characters (`unicodes`) and weights (`wght`) of its query string,
 * e.g. `font.woff2?unicodes=20-7E,A0&wght=400-700`; one weight, e.g. `wght=600`, makes a static font. With
 * `features=arabic` it keeps the joining features.
 * @throws TypeError when one of them is missing
 */
export default async function subsetFontLoader(
  this: LoaderContext<object>,
  font: Buffer,
): Promise<Buffer> {
  const query = new URLSearchParams(this.resourceQuery);
  const unicodes = query.get('unicodes');
  const weights = query.get('wght');
  if (unicodes === null || weights === null) {
    throw new TypeError(`The query string of ${this.resource} lacks unicodes or wght.`);
  }
  const [min = Number.NaN, max = min] = weights.split('-').map(Number);
  return subsetFont(font, charactersOf(unicodes), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: query.get('features') === 'arabic' ? [...FEATURES, ...ARABIC_FEATURES] : FEATURES,
    noHinting: true,
  });
}

/** Passes the font as a Buffer. */
export const raw = true;
