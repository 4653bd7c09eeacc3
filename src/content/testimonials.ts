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

const sample: Testimonial = {
  rating: 5,
  proImage: '/media/products/almas-ivory-linen-room/900x1100-bbb1a2/900.webp',
  name: 'Maryam Al Hashimi',
  review:
    'They came on the same afternoon with a case of samples, measured eleven windows and were back two days later with the curtains. Every hem touches the floor where it should. My sister has already asked for their number.',
};

/** Five identical sample entries, fixed by the specification (spec §2). */
export const testimonials: Testimonial[] = Array.from({ length: 5 }, () => sample);

export const testimonialVideos: TestimonialVideo[] = [
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
];
