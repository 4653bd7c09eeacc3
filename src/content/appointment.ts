import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export interface Appointment extends ContentPicture {
  heading: string;
  text: string;
  points: string[];
}

/** Content of every appointment section (product 3.10). */
export const appointment: Content<Appointment> = defineContent(
  {
    heading: 'Book a Free same day appointment',
    text: 'Tell us when it suits you. A consultant comes with samples and a laser measure, and leaves you with a written price.',
    points: [
      'Free of charge anywhere in Dubai',
      'On the same day if you write before 3 pm',
      'Around two hundred fabrics at your own window',
    ],
    image: '/media/about/atelier/1400x900-bfb4a0/1400.webp',
    imageAlt:
      'Showroom atelier with hanging fabric samples, a cutting table and full-length linen curtains',
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic" */ './ar/appointment')).appointment,
  },
);
