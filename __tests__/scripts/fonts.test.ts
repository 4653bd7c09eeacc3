import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asRecord } from '@/lib/coerce';
import { families, typographyOf } from '@/theme/typography';
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
const familyNames = [...new Set(faces.map(({ family }) => family))];

it.each(faces)('a subset of $family contains the characters of its unicode-range', (face) => {
  expect(face.urlCharacters).toBe(face.cssCharacters);
  expect(face.urlWeights).toBe(face.cssWeights);
});

describe.each(familyNames)('%s', (family) => {
  const letters = faces
    .filter((face) => face.family === family)
    .map(({ urlCharacters }) => urlCharacters);

  it('has every character in one subset only', () => {
    const all = Array.from(letters.join(''));
    expect(new Set(all).size).toBe(all.length);
  });

  it('has the characters of its languages', () => {
    const samples = ARABIC.has(family) ? 'ءآأؤإئابةتثيىهل،؛؟«»ًّ٪' : 'Zz09éÄßñœ’“—…€™';
    for (const letter of samples) expect(letters.join('')).toContain(letter);
  });
});

it('the first Latin subset has what Arabic texts hold, which browsers look up while the Arabic font loads', () => {
  const first = faces.filter(({ cssCharacters }) => cssCharacters.includes('z'));
  expect(first).toHaveLength(3);
  for (const { cssCharacters } of first) {
    for (const letter of '«»\u2060\u2066\u2069') expect(cssCharacters).toContain(letter);
  }
});

it('Arabic-Indic digits of texts come from the system, because those of Readex Pro join (product 14.7)', () => {
  const letters = faces
    .filter(({ family }) => family === 'Readex Pro Variable')
    .flatMap(({ cssCharacters }) => Array.from(cssCharacters));
  expect(letters.filter((letter) => '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'.includes(letter))).toEqual([]);
});

it('Arabic headings name the only weight of their face', () => {
  const [face] = faces.filter(({ family }) => family === 'El Messiri Variable');
  const styles = Object.values(typographyOf('ar'))
    .map((style) => asRecord(style))
    .filter(({ fontFamily }) => fontFamily === families.ar.serif);
  expect(styles.length).toBeGreaterThan(0);
  for (const { fontWeight } of styles) expect(String(fontWeight)).toBe(face?.cssWeights);
});
