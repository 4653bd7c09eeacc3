import { defineContent, type Content } from '@/i18n/defineContent';
import type { Guide } from './rollers';
import type { ContentPicture, TextSection } from './textSection';

export interface RollersFeaturesPage extends ContentPicture {
  title: string;
  intro: string;
  sections: (TextSection & ContentPicture)[];
  guide: Guide;
}

export const rollersFeatures: Content<RollersFeaturesPage> = defineContent(
  {
    title: 'Features Of Rollers & Blinds',
    intro:
      'From a few steps away all roller blinds look alike. The difference shows after a summer: in whether the edge still runs straight, the chain still runs quietly and somebody still answers when you call. This is how we see to it.',
    image: '/media/promo/roller-blinds/1000x1000-d5cec3/1000.webp',
    imageAlt: 'Two brass-trimmed roller blinds at different heights beside a rust velvet armchair',
    sections: [
      {
        heading: 'Experience',
        image: '/media/subcategories/screen-roller/800x1000-d2cdc5/800.webp',
        imageAlt: 'Sunscreen roller blind with the skyline faintly visible through the weave',
        paragraphs: [
          'We have been fitting blinds in Dubai for over ten years, in towers of every age and villas in every community. That teaches you things which no catalogue mentions: which façades allow drilling, how far a west window heats its frame in August, and where the salt gets in on the Palm.',
          'It also means that we have seen what fails. Tubes that are too thin begin to sag in the middle; glued hems let go; plastic chain wheels crack within two years. We leave such parts out, even where nobody would notice on the first day.',
        ],
      },
      {
        heading: 'Quality fabrics',
        image: '/media/services/fabric-selection/1200x750-a48d6d/1200.webp',
        imageAlt: 'Stacked fabric rolls in ivory, emerald, terracotta and navy',
        paragraphs: [
          'The cloth is the blind. Ours come from specialist weavers and are graded by how much light, heat and view they let through, so that you can compare figures as well as colours. Sunscreens have an openness of three or five per cent. Blackouts are coated in several thin layers instead of one thick one, and so they roll flat and do not crack.',
        ],
        list: [
          'Colour-fast in direct sun',
          'Dust-repellent or wipeable finishes',
          'Flame-retardant versions for public buildings',
          'The same shade available as blind, curtain and cushion',
        ],
      },
      {
        heading: 'Stitching',
        image: '/media/services/hemming/1200x750-c9bfa9/1200.webp',
        imageAlt: 'Hand-stitched linen hem with gold thread, needle and spools',
        paragraphs: [
          'A roller has only a few seams, which is why they must be exact. Side edges are cut and sealed in one pass by an ultrasonic blade. The pocket for the lower bar is sewn with a rot-proof thread, parallel to the tube within half a millimetre; otherwise the cloth would creep to one side with each turn.',
          'Roman blinds are a matter for the hand. Rings are sewn on through the rod pocket and the lining, never through the face, so that no stitch shows from the room.',
        ],
      },
      {
        heading: 'Fitting and repair service',
        image: '/media/services/repair/1200x750-9f8e71/1200.webp',
        imageAlt: 'Brass rod, curtain rings, thread and scissors laid out for a repair',
        paragraphs: [
          'Fitting takes our technicians about twenty minutes a window. They bring fixings for concrete, hollow block, plasterboard and aluminium, level the blinds with each other and set the end stops. Chains are secured to the wall. You are shown how to take the blind down before they leave.',
          'If something goes wrong later, we come to you. Chains, springs, brackets, slats and motors are kept in stock for every blind that we have sold, and most repairs are done on the first visit. We look after blinds from other makers also, provided the parts still exist.',
        ],
      },
    ],
    guide: {
      heading: 'Find the blind for your window',
      text: 'Venetian, roller, motorized or vertical: four kinds, and the rooms each of them is good at.',
      linkLabel: 'Compare the blinds',
    },
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/rollersFeatures')).rollersFeatures,
  },
);
