import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { charactersOf } from '../../scripts/subsetFontLoader';

const css = readFileSync(path.resolve(__dirname, '../../src/theme/fonts.css'), 'utf8');

const between = (text: string, start: string, end: string) =>
  text.split(start)[1]?.split(end)[0] ?? '';

/** The faces that are files of ours, with what their address keeps and what the browser asks them for. */
const faces = css
  .split('@font-face')
  .filter((face) => face.includes('.woff2'))
  .map((face) => ({
    family: between(face, "font-family: '", "'"),
    kept: charactersOf(between(face, 'unicodes=', '&')),
    asked: charactersOf(between(face, 'unicode-range:', ';').replaceAll(/U\+|\s/g, '')),
    keptWeights: between(face, 'wght=', "'").replace('-', ' '),
    weights: between(face, 'font-weight: ', ';'),
  }));
const families = [...new Set(faces.map(({ family }) => family))];

it.each(faces)('a part of $family keeps what the browser asks it for', (face) => {
  expect(face.kept).toBe(face.asked);
  expect(face.keptWeights).toBe(face.weights);
});

describe.each(families)('%s', (family) => {
  const letters = faces.filter((face) => face.family === family).map(({ kept }) => kept);

  it('has every letter in one part only', () => {
    const all = Array.from(letters.join(''));
    expect(new Set(all).size).toBe(all.length);
  });

  it('has the letters of western Europe', () => {
    for (const letter of 'Zz09éÄßñœ’“—…€™') expect(letters.join('')).toContain(letter);
  });
});
