import { readFileSync, writeFileSync } from 'node:fs';
import { colours } from '../brand/colours.ts';

/** Places of colours in the files that browsers read without the build. */
const PLACES: readonly { file: string; place: RegExp; colour: string }[] = [
  { file: 'public/favicon.svg', place: /(?<=<rect [^>]*fill=")#\w+/, colour: colours.gold },
  { file: 'public/media/brand/logo-mark.svg', place: /(?<=")#\w{6}(?=")/g, colour: colours.gold },
  ...['public/site.webmanifest', 'public/site.ar.webmanifest'].map((file) => ({
    file,
    place: /(?<=_color": ")#\w+/g,
    colour: colours.ivory,
  })),
];

/** The files with the colours of brand/colours.ts. */
export const brandFiles = () =>
  PLACES.map(({ file, place, colour }) => {
    const written = readFileSync(file, 'utf8');
    return { file, written, current: written.replaceAll(new RegExp(place, 'g'), colour) };
  });

if (import.meta.main) {
  for (const { file, current } of brandFiles()) writeFileSync(file, current);
}
