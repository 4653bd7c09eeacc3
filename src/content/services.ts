import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export type ServicePath =
  | '/services/custom-tailoring'
  | '/services/hemming-shortening'
  | '/services/curtain-fabrics'
  | '/services/repair-maintenance';

export interface ServicePage extends ContentPicture {
  path: ServicePath;
  /** Label of the link on curtain detail pages. */
  linkLabel: string;
  /** Description below the link. */
  linkText: string;
  title: string;
  intro: string;
}

/** The four services, in order (product 4.4). */
export const services: Content<ServicePage[]> = defineContent(
  [
    {
      path: '/services/custom-tailoring',
      linkLabel: 'Custom tailoring',
      linkText: 'Cut, lined and sewn for your window alone',
      title: 'Custom tailoring',
      intro:
        'No two windows are the same, and no finished curtain from a shelf fits any of them quite. In our workroom each order begins with a bare table, a roll of cloth and the drawing of one particular window.',
      image: '/media/services/custom-tailoring/1200x750-c6a572/1200.webp',
      imageAlt: 'Roll of emerald velvet unrolled on an oak table with tailor’s tape and scissors',
    },
    {
      path: '/services/hemming-shortening',
      linkLabel: 'Hemming and shortening',
      linkText: 'The right length, by hand or by machine',
      title: 'Hemming and shortening',
      intro:
        'You have moved, the floor has been raised, or the curtains you bought were made for somebody taller. Length is the easiest thing about a curtain to put right, provided that it is done with the curtain hanging.',
      image: '/media/services/hemming/1200x750-c9bfa9/1200.webp',
      imageAlt: 'Hand-stitched linen hem with gold thread, needle and spools',
    },
    {
      path: '/services/curtain-fabrics',
      linkLabel: 'Curtain fabrics',
      linkText: 'A library of cloth, brought to your door',
      title: 'Curtain fabrics',
      intro:
        'Linen that creaks a little when it is new, voile you can read a newspaper through, velvet that turns black in its folds. Our library holds several hundred cloths, and its best reading room is your own house.',
      image: '/media/services/fabric-selection/1200x750-a48d6d/1200.webp',
      imageAlt: 'Stacked fabric rolls in ivory, emerald, terracotta and navy',
    },
    {
      path: '/services/repair-maintenance',
      linkLabel: 'Repair and maintenance',
      linkText: 'Mending, cleaning and a yearly check',
      title: 'Repair and maintenance',
      intro:
        'A missing hook, a slack cord, a motor that stops half-way: small faults, and each of them spoils a room. We mend curtains, blinds and tracks of every make, generally at your home and on the first visit.',
      image: '/media/services/repair/1200x750-9f8e71/1200.webp',
      imageAlt: 'Brass rod, curtain rings, thread and scissors laid out for a repair',
    },
  ],
  {
    ar: async () => (await import(/* webpackChunkName: "arabic-pages" */ './ar/services')).services,
  },
);
