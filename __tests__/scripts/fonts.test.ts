import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { charactersOf } from '../../scripts/subsetFontLoader';

const css = readFileSync(path.resolve(__dirname, '../../src/theme/fonts.css'), 'utf8');

const between = (text: string, start: string, end: string) =>
  text.split(start)[1]?.split(end)[0] ?? '';

/** Self-hosted font faces with the characters and weights in their URL and in their CSS. */
const faces = css
  .split('@font-face')
  .filter((face) => face.includes('.woff2'))
  .map((face) => ({
    family: between(face, "font-family: '", "'"),
    urlCharacters: charactersOf(between(face, 'unicodes=', '&')),
    cssCharacters: charactersOf(between(face, 'unicode-range:', ';').replaceAll(/U\+|\s/g, '')),
    urlWeights: (/wght=([\d-]+)/.exec(face)?.[1] ?? '').replace('-', ' '),
    cssWeights: between(face, 'font-weight: ', ';'),
  }));
/** Families of Arabic pages; their Latin letters and digits come from Figtree. */
const ARABIC = new Set(['Readex Pro Variable', 'El Messiri Variable']);
const families = [...new Set(faces.map(({ family }) => family))];

it.each(faces)('a subset of $family contains the characters of its unicode-range', (face) => {
  expect(face.urlCharacters).toBe(face.cssCharacters);
  expect(face.urlWeights).toBe(face.cssWeights);
});

describe.each(families)('%s', (family) => {
  const letters = faces
    .filter((face) => face.family === family)
    .map(({ urlCharacters }) => urlCharacters);

  it('has every character in one subset only', () => {
    const all = Array.from(letters.join(''));
    expect(new Set(all).size).toBe(all.length);
  });

  it('has the characters of its languages', () => {
    const samples = ARABIC.has(family) ? 'ءآأؤإئابةتثيىهل،؛؟«»ًّ٠٩' : 'Zz09éÄßñœ’“—…€™';
    for (const letter of samples) expect(letters.join('')).toContain(letter);
  });
});
