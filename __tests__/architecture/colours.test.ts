import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { colours } from '../../brand/colours.ts';
import sharp from 'sharp';
import { brandFiles, brandIcons } from '../../scripts/writeBrandFiles.ts';
import {
  groundsOfCss,
  groundsOfStyles,
  pairName,
  pairsOfTheme,
  type Colour,
} from '../support/colourPairs.ts';

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

/** Grounds in the code that have no text on them or are not a colour of the shop. */
const OTHER_GROUNDS: readonly string[] = [
  // Colours of pictures and goods.
  'src/components/Picture.tsx: source?.placeholder',
  'src/features/home/hero/HeroSlide.tsx: describePicture(banner.image).placeholder',
  'src/features/products/attributes/ColourSwatch.tsx: COLOURS.get(colour)',
  // Marks without text: bars, keys of a chart, a drawn clock, a player, a missing picture.
  'src/features/home/hero/HeroControls.tsx: alpha(colours.ivory, 0.55)',
  'src/features/products/guide/SunSection.tsx: colour',
  "src/features/products/guide/SunSection.tsx: 'text.primary'",
  "src/features/enquiry/pickerIndicators.ts: stroke('0 3px', '100% 1.5px')",
  "src/features/enquiry/pickerIndicators.ts: `${stroke('50% 3px', '1.5px 5.5px')}, ${stroke('8.5px 7px', '3.5px 1.5px')}`",
  'src/features/home/sections/VideoPoster.tsx: colours.night',
  'src/features/works/LightboxPicture.tsx: alpha(colours.ivory, 0.08)',
  // Veils over a picture or over night.
  'src/features/home/sections/VideoPoster.tsx: alpha(colours.ivory, 0.92)',
  'src/features/home/sections/ConsultationBanner.tsx: veil(0.7)',
  'src/features/works/Lightbox.tsx: alpha(colours.white, 0.12)',
  // White on black, and the accents of the timeline with their own contrastText.
  'src/features/orders/timeline/TrackBar.tsx: theme.palette.common.black',
  "src/features/orders/timeline/TimelineItem.tsx: 'var(--accent)'",
];

const pairsOf = (table: Partial<Record<Colour, readonly Colour[]>>) =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front as Colour, ground] as const),
  );

const CHECKED = new Set(pairsOf(TEXTS).map(([text, ground]) => pairName(text, ground)));

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

  it('are checked in all pairs of the theme', () => {
    expect(pairsOfTheme().filter((pair) => !CHECKED.has(pair))).toEqual([]);
  });

  it('are checked on every ground of pages and mails, with the text that its styles name', () => {
    const styles = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.stories.'));
    const grounds = [
      ...styles.flatMap(groundsOfStyles),
      ...globSync('server/**/html.ts').flatMap(groundsOfCss),
    ];
    const unchecked = grounds.filter(({ pair }) => pair === undefined || !CHECKED.has(pair));
    const codes = [...new Set(unchecked.map(({ code }) => code))];
    expect(grounds.length).toBeGreaterThan(100);
    expect(codes.toSorted()).toEqual(OTHER_GROUNDS.toSorted());
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
