/** Writes the colours of brand/colours.ts into icons, logo and manifests: `npm run brand`. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { colours } from '../brand/colours.ts';

const APP_ICON = 'brand/icon.svg';
const APP_ICON_SIZE = 64;
const GROUND = /(?<=<rect width="64" height="64"[^>]*fill=")#\w+/;

/** Places of colours in the files that browsers read without the build, and in the drawing of the app icon. */
const PLACES: readonly { file: string; place: RegExp; colour: string }[] = [
  { file: APP_ICON, place: GROUND, colour: colours.gold },
  { file: 'public/favicon.svg', place: GROUND, colour: colours.gold },
  { file: 'public/media/brand/logo-mark.svg', place: /(?<=")#\w{6}(?=")/g, colour: colours.gold },
  ...['public/site.webmanifest', 'public/site.ar.webmanifest'].map((file) => ({
    file,
    place: /(?<=_color": ")#\w+/g,
    colour: colours.ivory,
  })),
];

/** Sizes in px of the app icon. */
const APP_ICONS = {
  'public/apple-touch-icon.png': 180,
  'public/icon-192.png': 192,
  'public/icon-512.png': 512,
} as const;

/** The text files with the colours of brand/colours.ts. */
export const brandFiles = () =>
  PLACES.map(({ file, place, colour }) => {
    const written = readFileSync(file, 'utf8');
    return { file, written, current: written.replaceAll(new RegExp(place, 'g'), colour) };
  });

/** The PNG icons, drawn from brand/icon.svg. */
export const brandIcons = () =>
  Promise.all(
    Object.entries(APP_ICONS).map(async ([file, size]) => {
      const drawing = readFileSync(APP_ICON, 'utf8').replace(GROUND, colours.gold);
      const density = (72 * size) / APP_ICON_SIZE;
      const icon = sharp(Buffer.from(drawing), { density }).resize(size, size).removeAlpha();
      return { file, current: await icon.png({ compressionLevel: 9 }).toBuffer() };
    }),
  );

async function writeBrandFiles() {
  const icons = await brandIcons();
  for (const { file, current } of [...brandFiles(), ...icons]) writeFileSync(file, current);
}

if (import.meta.main) void writeBrandFiles();
