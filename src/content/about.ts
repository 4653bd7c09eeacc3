import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture, TextSection } from './textSection';

export interface AboutPage extends ContentPicture {
  title: string;
  intro: string;
  figures: { value: string; label: string }[];
  sections: (TextSection & Partial<ContentPicture>)[];
  /** Links after the story. */
  guide: { heading: string; text: string; bookLabel: string; worksLabel: string };
}

export const about: Content<AboutPage> = defineContent<AboutPage>(
  {
    title: 'About us',
    intro:
      'Sadeel is an old word for a curtain let fall. For more than ten years we have been letting them fall in Dubai: over breakfast tables in Mirdif, beside hotel beds on the Palm, along the glass of towers that did not exist when we cut our first length of linen.',
    image: '/media/about/atelier/1400x900-bfb4a0/1400.webp',
    imageAlt:
      'Showroom atelier with hanging fabric samples, a cutting table and full-length linen curtains',
    figures: [
      { value: '10+', label: 'years in Dubai' },
      { value: '24 h', label: 'to make your order' },
      { value: '48 h', label: 'until it is installed' },
      { value: 'GCC', label: 'projects in homes, hotels and offices' },
    ],
    sections: [
      {
        heading: 'How it began',
        paragraphs: [
          'We started with one cutting table, two sewing machines and a van. The first customers were neighbours who had waited six weeks for curtains from abroad and found them ten centimetres short. We promised to come on the same day, to measure ourselves, and to be back before the week was out. That promise has grown up into the way the whole company works.',
          'Today the workroom in Al Quoz has tables long enough to lay out a double-height drape in one piece. Cutters, machinists, hand-finishers and fitters are all on our own payroll, and most of them have been with us for longer than five years.',
        ],
      },
      {
        heading: 'From your window to our table and back',
        paragraphs: [
          'A consultant brings samples to your home, measures with a laser and writes the price down. In the evening the drawing reaches the workroom. Orders in stocked fabrics are custom-made within 24 hours and installed within 48, because everything happens under one roof and nothing waits for a ship. Windows finished to your sizes on the website have dates of their own, which you see before you pay.',
          'Before it leaves us each curtain is hung on a full-height frame, steamed and looked at from four metres away, as you will look at it. What does not please there does not travel.',
        ],
        image: '/media/services/custom-tailoring/1200x750-c6a572/1200.webp',
        imageAlt: 'Roll of emerald velvet unrolled on an oak table with tailor’s tape and scissors',
      },
      {
        heading: 'Curtains that listen',
        paragraphs: [
          'Motorized tracks and blinds are now part of every second order. We choose motors for their quietness first, and for their manners second: they must work with voice assistants and smart-home hubs, be understood by a guest with a remote, and give way when somebody pulls the cloth by hand.',
          'Our technicians set scenes with you in the room. Morning light in the kitchen, shade on the west side after lunch, a dark bedroom at nine: once these are right, you will hardly think about them again.',
        ],
        image: '/media/promo/smart-curtains/1000x1000-26262b/1000.webp',
        imageAlt: 'Motorized navy curtains and sheers under a glowing ceiling recess at dusk',
      },
      {
        heading: 'Where we work',
        paragraphs: [
          'Villas and apartments in Dubai make up the larger part of our days. The rest belongs to hotels, clinics, schools and offices, in the Emirates and across the GCC. A residence in Riyadh and a garden house in Muscat receive the same drawing, the same deep hem and the same visit afterwards as a flat down the road.',
        ],
      },
      {
        heading: 'What we hold to',
        paragraphs: ['Five habits, written on the wall above the cutting table:'],
        list: [
          'Measure it yourself, and measure it twice.',
          'Say what it costs before it is ordered.',
          'Tell the customer when the cheaper cloth is the better one.',
          'Leave the room cleaner than it was.',
          'Pick up the telephone when something has gone wrong.',
        ],
      },
      {
        heading: 'Come and see us',
        paragraphs: [
          'The showroom adjoins the workroom, so you can feel the fabrics, try the motors and watch a pleat being sewn. There is coffee, parking in front of the door, and no hurry.',
        ],
      },
    ],
    guide: {
      heading: 'See what we have hung',
      text: 'Villas, offices, a hotel suite and a child’s bedroom, photographed on the day we finished, with the fabrics that went into them.',
      bookLabel: 'Book a free visit',
      worksLabel: 'Our works',
    },
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic-pages" */ './ar/about')).about,
  },
);
