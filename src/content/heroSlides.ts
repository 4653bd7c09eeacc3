import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export interface HeroSlide extends ContentPicture {
  /** Crop for portrait screens. */
  imagePortrait: string;
  heading: string;
  text: string;
}

/** Fallback when the server sends no banners (product 3.2). */
export const heroSlides: Content<HeroSlide[]> = defineContent(
  [
    {
      image: '/media/banners/living-drapes/1600x900-ccc4b7/1600.webp',
      imagePortrait: '/media/banners/living-drapes-portrait/720x900-ccc4b7/720.webp',
      imageAlt:
        'Sunlit living room with floor-length champagne linen curtains over white sheers, a bouclé sofa and oak herringbone floor',
      heading: 'Curtains made for your windows',
      text: 'Choose the cloth at home, with your own light on it. We measure, sew and hang the rest.',
    },
    {
      image: '/media/banners/bedroom-blackout/1600x900-cbc0af/1600.webp',
      imagePortrait: '/media/banners/bedroom-blackout-portrait/720x900-cbc0af/720.webp',
      imageAlt:
        'Calm bedroom at dusk with taupe blackout curtains and white sheers falling from a softly lit ceiling recess',
      heading: 'A darker, quieter bedroom',
      text: 'Custom-made within 24 hours and installed within 48, from a single window to a whole villa.',
    },
    {
      image: '/media/banners/majlis-rollers/1600x900-bdb29f/1600.webp',
      imagePortrait: '/media/banners/majlis-rollers-portrait/720x900-bdb29f/720.webp',
      imageAlt:
        'Modern majlis with three sand-coloured roller blinds, low seating and a hazy city skyline outside',
      heading: 'Blinds that answer to your voice',
      text: 'Quiet motors for rollers and curtains, joined to the smart home you already have.',
    },
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/heroSlides')).heroSlides,
  },
);
