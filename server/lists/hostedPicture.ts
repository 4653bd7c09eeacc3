/** Place of the width in the URL of a host that scales images. */
const WIDTH = '{width}';
const SIZE = /^(\d{2,5})x(\d{2,5})(-[0-9a-f]{6})?$/;

type HostedPicture = { url: string; problem?: never } | { url?: never; problem: string };

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Shortest text before the width with which it occurs once in an address. */
function textBefore(address: string, at: number, width: string): string | undefined {
  return Array.from({ length: at }, (_, index) => address.slice(at - index - 1, at)).find(
    (text) => countOf(address, `${text}${width}`) === 1,
  );
}

/** The URL at its full width, with size and place of the width in its fragment. */
function expand(address: string, fragment: string): HostedPicture {
  const [, width] = SIZE.exec(fragment) ?? [];
  if (width === undefined)
    return {
      problem: `has ${WIDTH} and must end with the size of the largest picture, e.g. #1600x1200`,
    };
  const at = address.indexOf(WIDTH);
  const full = address.replace(WIDTH, width);
  const before = full.includes(WIDTH) ? undefined : textBefore(full, at, width);
  if (before === undefined) return { problem: `must have ${WIDTH} once` };
  return { url: `${full}#${fragment},${before}` };
}

/**
 * The URL of a picture as the storefront reads it. On a host that scales images, a catalogue may write `{width}` for the width
 * and the full size after `#`: `https://cdn.example/a.jpg?w={width}#1600x1200` becomes `…?w=1600#1600x1200,=`, which shows the
 * full size to every client (docs/decisions/0031-shop-pictures.md).
 */
export function hostedPicture(value: string): HostedPicture {
  const [address = '', fragment = ''] = value.split('#');
  if (address.includes(WIDTH)) return expand(address, fragment);
  const [size = '', ...rest] = fragment.split(',');
  const [, width] = SIZE.exec(size) ?? [];
  const before = rest.join(',');
  if (width === undefined || rest.length === 0) return { url: value };
  if (before !== '' && countOf(address, `${before}${width}`) === 1) return { url: value };
  return { problem: `must have “${before}${width}” once before the #` };
}
