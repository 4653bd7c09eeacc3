import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export interface BlindType extends ContentPicture {
  slug: string;
  name: string;
  text: string;
  points: string[];
}

/** Link to another page. */
export interface Guide {
  heading: string;
  text: string;
  linkLabel: string;
}

export const rollersPage: Content<ContentPicture & { title: string; intro: string; guide: Guide }> =
  defineContent(
    {
      title: 'Rollers and Blinds',
      intro:
        'A blind does one thing that no curtain can: it fits inside the window and leaves the wall alone. Here are the four kinds we make, and the rooms each is good at.',
      image: '/media/banners/majlis-rollers/1600x900-bdb29f/1600.webp',
      imageAlt:
        'Modern majlis with three sand-coloured roller blinds, low seating and a hazy city skyline outside',
      guide: {
        heading: 'What sets ours apart',
        text: 'Ten years of fitting, cloth that is graded by light and heat, seams to half a millimetre, and somebody who comes when a chain breaks.',
        linkLabel: 'Features of our blinds',
      },
    },
    {
      ar: async () =>
        (await import(/* webpackChunkName: "arabic-pages" */ './ar/rollers')).rollersPage,
    },
  );

/** The four types of blinds in order (product 4.5). */
export const blindTypes: Content<BlindType[]> = /* #__PURE__ */ defineContent(
  [
    {
      slug: 'venetian',
      name: 'Venetian blinds',
      image: '/media/categories/venetian-blinds/800x800-c5bcae/800.webp',
      imageAlt:
        'Wooden venetian blind with tilted walnut slats casting soft light across a console table',
      text: 'Horizontal slats of wood, composite or aluminium that tilt on fine cords. Turned upwards they throw daylight on to the ceiling, turned downwards they show you the garden and hide you from it. The wooden ones bring a warm line of colour to a study; aluminium is at home in kitchens and bathrooms.',
      points: [
        'Slats of 16, 25, 35 or 50 millimetres',
        'Linen tapes in a matching or contrasting tone',
        'Inside or outside the window recess',
        'Single slats replaced without changing the blind',
      ],
    },
    {
      slug: 'roller',
      name: 'Roller blinds',
      image: '/media/categories/roller-blinds/800x800-64533e/800.webp',
      imageAlt: 'Greige roller blind half lowered over a wide window above an oak desk',
      text: 'One flat piece of cloth on a tube. It is the least conspicuous blind there is and, with the right fabric, the most hard-working: sunscreen for a desk beside the glass, light-filtering for a sitting room, blackout for a bedroom, day-and-night bands where privacy and light are wanted in turn.',
      points: [
        'More than eighty cloths, from voile-fine to fully opaque',
        'Brass, bronze, white or black cassettes',
        'Two blinds on one bracket for day and night',
        'Chain, spring or motor',
        'Widths up to three metres without a join',
      ],
    },
    {
      slug: 'motorized',
      name: 'Motorized blinds',
      image: '/media/categories/motorized/800x800-cec7bd/800.webp',
      imageAlt: 'Hand-held remote on a marble table in front of motorized sheers and drapes',
      text: 'Any of our blinds can have a motor inside its tube or headrail, wired or with a battery that is charged about twice a year. Groups travel in step and stop in one line. They take orders from a remote, a wall plate, a timer, your voice assistant or the smart-home hub in the cupboard.',
      points: [
        'No chain and no cord, so nothing within a child’s reach',
        'Scenes for morning, heat and night',
        'Retrofitted in an hour with a battery motor',
        'Five-year guarantee on motor and control',
      ],
    },
    {
      slug: 'vertical',
      name: 'Vertical blinds',
      image: '/media/categories/vertical-blinds/800x800-bcb3a4/800.webp',
      imageAlt: 'Pale vertical blind vanes drawn across a full-height office window',
      text: 'Long vanes that turn through half a circle and glide aside, made for sliding doors and floor-to-ceiling glass. They follow the sun across a room better than any other blind, since the light can be steered to the left or to the right. With a sheer between the vanes they soften into something very like a curtain.',
      points: [
        'Spans of six metres on a single track',
        'Stack to the left, to the right or to both sides',
        'Flame-retardant cloths with certificate for offices',
        'Vanes taken off one by one for washing',
      ],
    },
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/rollers')).blindTypes,
  },
);
