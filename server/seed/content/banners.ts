import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { image } from '../images.ts';

/** Slides of the home page's carousel. */
export const banners: CatalogueContent['banners'] = [
  {
    image: image('banners/living-drapes'),
    imagePortrait: image('banners/living-drapes-portrait').url,
    heading: 'Daylight, beautifully kept',
    text: 'Champagne linen over white sheers, cut and sewn in Dubai to the centimetre of your window.',
  },
  {
    image: image('banners/bedroom-blackout'),
    imagePortrait: image('banners/bedroom-blackout-portrait').url,
    heading: 'Sleep past the sunrise',
    text: 'Blackout curtains with a weighted drop, hung from a recess so that no light slips over the top.',
  },
  {
    image: image('banners/majlis-rollers'),
    imagePortrait: image('banners/majlis-rollers-portrait').url,
    heading: 'Three blinds, one clean line',
    text: 'Sand rollers on brass-finished tracks: glare gone at noon, and the skyline back by evening.',
  },
];

/** Lines of the marquee below the carousel. */
export const marquee: string[] = [
  'Up to 50% off some selected fabrics',
  'Custom-made within 24 hours, installed within 48',
  'Free same-day measuring visits anywhere in Dubai',
  'Ask for motorized tracks that work with your voice assistant',
  'Over ten years of curtains and blinds in Dubai, with projects across the GCC',
];
