import { defineContent, type Content } from '@/i18n/defineContent';
import type { ContentPicture } from './textSection';

export interface Highlight extends ContentPicture {
  /** Slug of the heading, for URLs. */
  slug: string;
  heading: string;
  data: { label: string; text: string }[];
}

/** The nine highlights in order (product 3.5). */
export const highlights: Content<Highlight[]> = defineContent(
  [
    {
      slug: 'exceptional-quality-materials',
      image: '/media/features/materials/580x580-c9c0b2/580.webp',
      imageAlt: 'Stack of folded fine fabrics',
      heading: 'Exceptional quality materials',
      data: [
        {
          label: 'Natural fibres',
          text: 'Linen, cotton, silk and wool from mills that tell us where the yarn was spun and how it was dyed.',
        },
        {
          label: 'Tested for the sun',
          text: 'Every cloth hangs for a season in our own west-facing window before it is offered for sale.',
        },
        {
          label: 'Linings that last',
          text: 'Cotton sateen, dim-out or blackout, chosen for the weight of the face fabric and never left out to save a dirham.',
        },
        {
          label: 'Solid hardware',
          text: 'Brass rods, steel brackets and aluminium tracks rated well above the weight they will carry.',
        },
        {
          label: 'Inspected by hand',
          text: 'Each roll passes over a light table, and flaws are cut out before the first panel is marked.',
        },
      ],
    },
    {
      slug: 'innovative-design-and-customization',
      image: '/media/features/design/580x580-cfc3a4/580.webp',
      imageAlt: 'Gold damask fabric with a tassel tie-back',
      heading: 'Innovative design and customization',
      data: [
        {
          label: 'Drawn for the room',
          text: 'You see a drawing of your own window with the heading, length and stack marked on it before anything is cut.',
        },
        {
          label: 'Any shape',
          text: 'Arches, corners, skylights and double-height glazing are templated in card and sewn to the template.',
        },
        {
          label: 'Details of your choice',
          text: 'Contrast borders, piping, tassels, tie-backs, a second fabric at the hem: ask, and we sew a trial corner.',
        },
        {
          label: 'Pattern matching',
          text: 'Repeats are matched across every seam and from one curtain of a pair to the other.',
        },
      ],
    },
    {
      slug: 'advanced-functionality',
      image: '/media/features/functionality/580x580-a9814d/580.webp',
      imageAlt: 'Wooden venetian slats half open with soft daylight between them',
      heading: 'Advanced functionality',
      data: [
        {
          label: 'Light control',
          text: 'From a bare veil to full darkness, and with slats or double layers every degree between the two.',
        },
        {
          label: 'Cooler rooms',
          text: 'Sunscreen cloths and thermal linings stop much of the heat near the glass, before the floor takes it up.',
        },
        {
          label: 'Softer sound',
          text: 'Interlined drapes take the echo out of marble rooms and dull the noise of the road.',
        },
        {
          label: 'Child safety',
          text: 'Cordless lifts, wall-fixed chains and breakaway joints are standard, at no extra charge.',
        },
        {
          label: 'Easy upkeep',
          text: 'Panels unclip, seat covers unzip and single slats can be replaced, so that cleaning is never a project.',
        },
      ],
    },
    {
      slug: 'smart-features',
      image: '/media/features/smart-features/580x580-5e5146/580.webp',
      imageAlt: 'Slim remote control with brass trim on dark marble',
      heading: 'Smart features',
      data: [
        {
          label: 'Voice control',
          text: 'Ask your voice assistant to open, close or stop at half-way, one window or the whole floor.',
        },
        {
          label: 'Works with your hub',
          text: 'Our motors join the usual smart-home hubs, and the fitter leaves only when yours has found them.',
        },
        {
          label: 'Timers and scenes',
          text: 'Open with the alarm, shade the west side at two, close everything at sunset, and sleep in on Saturdays.',
        },
        {
          label: 'A remote for everyone',
          text: 'Guests and grandparents need no app: each room has its own remote or wall plate.',
        },
        {
          label: 'Ready for power cuts',
          text: 'Curtains can be drawn by hand, and battery blinds carry on as if nothing had happened.',
        },
      ],
    },
    {
      slug: 'aesthetic-versatility',
      image: '/media/features/versatility/580x580-0d2c1c/580.webp',
      imageAlt: 'Sheer and velvet layers hanging together',
      heading: 'Aesthetic versatility',
      data: [
        {
          label: 'Every style of home',
          text: 'Carved majlis, pale Scandinavian flat, glass tower or family villa: the collection has a starting point for each.',
        },
        {
          label: 'Layers that agree',
          text: 'Sheers, drapes and blinds are dyed to sit together, so mixing them is safe.',
        },
        {
          label: 'One cloth, many uses',
          text: 'Most fabrics can become curtains, a roman blind, a headboard or cushions in the same room.',
        },
        {
          label: 'Colours by daylight',
          text: 'We judge shades at your window and never under shop lamps alone.',
        },
      ],
    },
    {
      slug: 'premium-installation-and-support',
      image: '/media/features/installation/580x580-dbd3c4/580.webp',
      imageAlt: 'Brass rod, bracket and rings carrying a pinch-pleat curtain',
      heading: 'Premium installation and support',
      data: [
        {
          label: 'Within 48 hours',
          text: 'Orders in stocked fabrics are custom-made within 24 hours and on your window within 48. Windows finished to your sizes on the website have dates of their own, which you see before you pay.',
        },
        {
          label: 'Our own fitters',
          text: 'The people who hang your curtains are employed, trained and insured by us.',
        },
        {
          label: 'A clean finish',
          text: 'Dust sheets down, holes plugged, folds dressed by hand and the packaging taken away.',
        },
        {
          label: 'A visit afterwards',
          text: 'Cloth settles. We come back after a few weeks if a hem or a tie-back wants adjusting.',
        },
        {
          label: 'A person to ring',
          text: 'Your consultant stays your contact, with the sizes and fabrics of every window on file.',
        },
      ],
    },
    {
      slug: 'brand-exclusivity',
      image: '/media/features/exclusivity/580x580-640b16/580.webp',
      imageAlt: 'Burgundy velvet swirl with rich folds',
      heading: 'Brand exclusivity',
      data: [
        {
          label: 'Woven for us',
          text: 'The Mashrabiya lattice and the Fahidi damask are our own drawings and are sold nowhere else.',
        },
        {
          label: 'Small runs',
          text: 'We order by the warp, not by the container, so your neighbours are unlikely to own the same curtain.',
        },
        {
          label: 'Kept on record',
          text: 'Dye lots are noted for each home; a cushion ordered next year will match.',
        },
        {
          label: 'Private commissions',
          text: 'Hotels and families can have a weave or a colour made for a single project.',
        },
      ],
    },
    {
      slug: 'sustainability-commitment',
      image: '/media/features/sustainability/580x580-af9c76/580.webp',
      imageAlt: 'Natural linen weave with an olive sprig',
      heading: 'Sustainability commitment',
      data: [
        {
          label: 'Made to last',
          text: 'The greenest curtain is one that is not replaced. Hems are deep, seams are doubled and linings can be renewed.',
        },
        {
          label: 'Made to order',
          text: 'We cut what was sold and keep no warehouse of unsold panels.',
        },
        {
          label: 'Remnants with a purpose',
          text: 'Leftovers become cushions and tie-backs, or go to a sewing school in the city.',
        },
        {
          label: 'Less energy at home',
          text: 'Shading the glass lowers the load on the air conditioning for as long as the curtain hangs.',
        },
        {
          label: 'Repair first',
          text: 'We mend and re-line before we suggest buying new, including curtains we did not make.',
        },
      ],
    },
    {
      slug: 'warranty-and-guarantee',
      image: '/media/features/warranty/580x580-e0dacc/580.webp',
      imageAlt: 'Ivory satin ribbon of fabric under a brass seal',
      heading: 'Warranty and guarantee',
      data: [
        {
          label: 'Two years on making',
          text: 'Seams, hems, headings and fitting are put right without charge in normal use.',
        },
        {
          label: 'Five years on motors',
          text: 'Motors, tracks and their controls are repaired or replaced at your home.',
        },
        {
          label: 'Right size, or remade',
          text: 'If we measured and it does not fit, we make it again. There is no argument about it.',
        },
        {
          label: 'Price as written',
          text: 'The quotation is the bill. It includes making, fitting and VAT.',
        },
        {
          label: 'Simple claims',
          text: 'A photograph and your order number are all we need; we answer on the same working day.',
        },
      ],
    },
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/highlights')).highlights,
  },
);
