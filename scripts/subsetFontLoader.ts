import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Kerning, ligatures, accents, and the figures the theme asks for. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];

/** The characters of a list of code points and ranges in hexadecimal, such as `20-7E,A0`. */
export function charactersOf(unicodes: string): string {
  const ranges = unicodes.split(',').map((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...ranges.flat());
}

/**
 * Webpack loader: reduces a variable font to what its address asks for, so that a page sends the letters it shows.
 * `unicodes` are the characters, `wght` the weights, e.g. `font.woff2?unicodes=20-7E,A0&wght=400-700`.
 * @throws TypeError when the address lacks one of them
 */
export default async function subsetFontLoader(
  this: LoaderContext<object>,
  font: Buffer,
): Promise<Buffer> {
  const query = new URLSearchParams(this.resourceQuery);
  const unicodes = query.get('unicodes');
  const [min, max] = (query.get('wght') ?? '').split('-').map(Number);
  if (unicodes === null || min === undefined || max === undefined) {
    throw new TypeError(`${this.resource} does not say which characters and weights it needs`);
  }
  return subsetFont(font, charactersOf(unicodes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** A font is bytes, not text. */
export const raw = true;
