import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { colours } from '../../brand/colours.ts';
import sharp from 'sharp';
import { brandFiles, brandIcons } from '../../scripts/writeBrandFiles.ts';

type Colour = keyof typeof colours;

/** Contrast that WCAG 2.2 requires of text, and of large text, icons and controls. */
const TEXT = 4.5;
const SHAPE = 3;

/** Grounds of each colour that is text on them. */
const TEXTS: Partial<Record<Colour, readonly Colour[]>> = {
  ink: ['ivory', 'white', 'sand', 'sandDark', 'gold', 'goldLight'],
  taupe: ['ivory', 'white', 'sand'],
  goldInk: ['ivory', 'white', 'sand'],
  gold: ['night', 'ink'],
  goldLight: ['night'],
  ivory: ['night', 'ink'],
  white: ['returnRed', 'success', 'night'],
  nightText: ['night'],
  returnRed: ['white', 'ivory'],
  success: ['white', 'ivory'],
};

/** Grounds of each colour that is a border of a control or an icon on them. */
const SHAPES: Partial<Record<Colour, readonly Colour[]>> = {
  stone: ['ivory', 'white'],
  night: ['gold', 'ivory'],
};

/** Grounds and hairlines, whose elements are recognised without them. */
const DECORATION: readonly Colour[] = ['sand', 'sandDark'];

const pairsOf = (table: Partial<Record<Colour, readonly Colour[]>>) =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front as Colour, ground] as const),
  );

/** Largest difference of an icon that another processor may draw. */
const DRAWN_ALIKE = 8;
const pixelsOf = (image: string | Buffer) => sharp(image).removeAlpha().raw().toBuffer();

describe('the colours of the shop', () => {
  it.each(pairsOf(TEXTS))('%s is readable as text on %s', (front, ground) => {
    expect(getContrastRatio(colours[front], colours[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairsOf(SHAPES))('%s is visible as a shape on %s', (front, ground) => {
    expect(getContrastRatio(colours[front], colours[ground])).toBeGreaterThanOrEqual(SHAPE);
  });

  it('are all checked', () => {
    const checked = [...Object.keys(TEXTS), ...Object.keys(SHAPES), ...DECORATION];
    expect(checked.toSorted()).toEqual(Object.keys(colours).toSorted());
  });

  it('stand in one file', () => {
    const files = globSync('{src,server,scripts,tools/media,.storybook}/**/*.{ts,tsx,css,html}');
    const values = Object.values(colours);
    const copies = files.filter((file) => {
      const text = readFileSync(file, 'utf8').toUpperCase();
      return values.some((value) => text.includes(`'${value}'`) || text.includes(`:${value}`));
    });
    expect(files.length).toBeGreaterThan(500);
    expect(copies).toEqual([]);
  });

  it('are those of icon, logo and manifests, or `npm run brand` writes them', () => {
    for (const { written, current } of brandFiles()) expect(written).toBe(current);
  });

  it('are those of the PNG icons, or `npm run brand` draws them', async () => {
    for (const { file, current } of await brandIcons()) {
      const [written, drawn] = await Promise.all([pixelsOf(file), pixelsOf(current)]);
      const ground = [...written.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0'));
      expect(`#${ground.join('')}`.toUpperCase()).toBe(colours.gold);
      expect(written).toHaveLength(drawn.length);
      const differs = (part: number, index: number) =>
        Math.abs(part - (drawn[index] ?? 0)) > DRAWN_ALIKE;
      expect(written.findIndex(differs)).toBe(-1);
    }
  });
});
