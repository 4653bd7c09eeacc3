import { defineContent, type Content } from '@/i18n/defineContent';

export interface Testimonial {
  /** 1 to 5. */
  rating: number;
  proImage: string;
  name: string;
  review: string;
}

export interface TestimonialVideo {
  title: string;
  poster: string;
  posterAlt: string;
  mp4: string;
  webm: string;
}

/** Fixed sample data, because the server has no endpoint for testimonials. */
export const testimonials: Content<Testimonial[]> = defineContent(
  [
    {
      rating: 5,
      proImage: '/media/products/almas-ivory-linen-room/900x1100-bbb1a2/900.webp',
      name: 'Maryam Al Hashimi',
      review:
        'They came on the same afternoon with a case of samples, measured eleven windows and were back two days later with the curtains. Every hem touches the floor where it should. My sister has already asked for their number.',
    },
    {
      rating: 5,
      proImage: '/media/products/layl-charcoal-blackout-room/900x1100-c9bfae/900.webp',
      name: 'James Whitfield',
      review:
        'Our twins sleep until seven now. The blackout lining closes right to the wall, and the fitter came back the next morning to lower one bracket by a centimetre without a word about it.',
    },
    {
      rating: 5,
      proImage: '/media/products/zabeel-emerald-velvet-room/900x1100-0d3825/900.webp',
      name: 'Noura Al Suwaidi',
      review:
        'I wanted velvet in the majlis that looks green by day and not black at night. They hung three samples in the evening light before I chose. That decided it.',
    },
    {
      rating: 4,
      proImage: '/media/products/safa-greige-linen-blend-room/900x1100-c4b8a6/900.webp',
      name: 'Priya Menon',
      review:
        'The roller blinds for my kitchen were ready a day later than hoped, but they called before I had to. The fabric wipes clean and the chain is out of my toddler’s reach.',
    },
    {
      rating: 5,
      proImage: '/media/products/jumeirah-pearl-silk-room/900x1100-c7bdad/900.webp',
      name: 'Omar Haddad',
      review:
        'Six metre windows, a curved rail and a motor: two other shops said no. Sadeel drew it, quoted it the same day and hung it in one visit. It is so quiet that guests ask who closed the curtains.',
    },
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/testimonials')).testimonials,
  },
);

export const testimonialVideos: Content<TestimonialVideo[]> = defineContent(
  [
    {
      title: 'Champagne drapes in a morning living room',
      poster: '/media/video/poster-living-drapes/1280x720-ccc4b7/1280.webp',
      posterAlt: 'Living room with champagne drapes and white sheers moving in the light',
      mp4: '/media/video/living-drapes.mp4',
      webm: '/media/video/living-drapes.webm',
    },
    {
      title: 'Motorized curtains opening at dusk',
      poster: '/media/video/poster-motorised-opening/1280x720-2b2f36/1280.webp',
      posterAlt: 'Navy curtains opened on a motor over white sheers',
      mp4: '/media/video/motorised-opening.mp4',
      webm: '/media/video/motorised-opening.webm',
    },
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/testimonials')).testimonialVideos,
  },
);
