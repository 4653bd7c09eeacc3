import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export interface PromoBlock extends ContentPicture {
  overline: string;
  heading: string;
  text: string;
  linkLabel: string;
  to: string;
}

export const rollerPromo: Content<PromoBlock> = defineContent(
  {
    overline: 'Roller blinds',
    heading: 'The neatest way to dress a window',
    text: 'A flat fall of cloth, a brass-trimmed head and nothing else. Our rollers come in sunscreen, light-filtering, blackout and day-and-night cloths, cut to the millimetre and fitted inside or over the frame. Raise them and the window is yours again.',
    linkLabel: 'Read More',
    to: '/rollers-detail',
    image: '/media/promo/roller-blinds/1000x1000-d5cec3/1000.webp',
    imageAlt: 'Two brass-trimmed roller blinds at different heights beside a rust velvet armchair',
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic-home" */ './ar/promos')).rollerPromo,
  },
);

export const motorizedPromo: Content<PromoBlock> = defineContent(
  {
    overline: 'Smart and motorized curtains',
    heading: 'Good evening, close the curtains',
    text: 'One word, one tap or the hour of sunset is enough. Motorized tracks move tall and heavy curtains almost without a sound, work with voice assistants and smart-home hubs, and can still be drawn by hand.',
    linkLabel: 'Find Out More',
    to: '/about',
    image: '/media/promo/smart-curtains/1000x1000-26262b/1000.webp',
    imageAlt: 'Motorized navy curtains and sheers under a glowing ceiling recess at dusk',
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/promos')).motorizedPromo,
  },
);

const englishSummerSale = {
  overline: 'Chosen at Sadeel',
  heading: 'Summer sale',
  /** Claims no more than the cards show (product 5.8). */
  texts: {
    none: 'Our most-ordered fabrics of the season.',
    some: 'Our most-ordered fabrics of the season, some of them reduced.',
    all: 'Our most-ordered fabrics of the season, now reduced.',
  },
  linkLabel: 'View All Collection',
  to: '/products',
};
export const summerSale: Content<typeof englishSummerSale> = defineContent(englishSummerSale, {
  ar: async (): Promise<typeof englishSummerSale> =>
    (await import(/* webpackChunkName: "arabic-home" */ './ar/promos')).summerSale,
});

export const consultationBanner: Content<
  ContentPicture & { heading: string; text: string; buttonLabel: string }
> = defineContent(
  {
    heading: 'Schedule Your Complimentary Same-Day Consultation',
    text: 'An hour with somebody who knows fabric, in the room it is meant for.',
    buttonLabel: 'Make a free appointment',
    image: '/media/works/penthouse-marina/1200x800-5b4b3a/1200.webp',
    imageAlt: 'Penthouse lounge at dusk with wall-to-wall grey linen curtains and city skyline',
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/promos')).consultationBanner,
  },
);

/** Headings of the home page's remaining sections. */
const englishHomeHeadings = {
  categories: {
    heading: 'Shop by category',
    text: 'Eight departments, from full-length velvet to a single cushion.',
    linkLabel: 'View all',
  },
  features: {
    heading: 'What makes us unique',
    text: 'Nine reasons why our customers come back for the next room.',
  },
  testimonials: {
    heading: 'What our customers say',
    text: 'Words from the people who live with our work.',
  },
  articles: {
    heading: 'Latest articles',
    text: 'Practical advice on light, fabric and looking after both.',
  },
};
export const homeHeadings: Content<typeof englishHomeHeadings> = defineContent(
  englishHomeHeadings,
  {
    ar: async (): Promise<typeof englishHomeHeadings> =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/promos')).homeHeadings,
  },
);
