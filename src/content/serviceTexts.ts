import { defineContent, type Content } from '@/i18n/defineContent';
import type { ServicePath } from './services';
import type { TextSection } from './textSection';

type ServiceTexts = Readonly<Record<ServicePath, readonly TextSection[]>>;

/** Content of a service page below its banner. */
export const serviceTexts: Content<ServiceTexts> = defineContent<ServiceTexts>(
  {
    '/services/custom-tailoring': [
      {
        heading: 'What we make',
        paragraphs: ['Almost anything that can be sewn and hung, in our fabrics or in your own:'],
        list: [
          'Curtains with pinch-pleat, ripple-fold, goblet, pencil or eyelet headings',
          'Sheers of any width, without a seam up to three metres of height',
          'Roman blinds, flat or relaxed, alone or in step along a wall',
          'Pelmets, swags, tie-backs and tassels',
          'Cushions, bolsters, bedspreads and covers for majlis seating',
        ],
      },
      {
        heading: 'How an order runs',
        paragraphs: [
          'The consultant measures with a laser and marks on a plan where the track begins, how the curtain stacks and where it should end. You decide about heading, lining and fullness with samples in your hand. Next morning the cutter lays out the cloth in one length, checks it against the light and matches the pattern before the shears come out.',
          'Side hems are weighted and sewn blind. Lower hems are doubled to ten centimetres, so that a curtain can be let down one day. Headings are stiffened with woven buckram in place of paper, and pleats are stitched by hand at the base. Finally the pair goes on to the hanging frame, is steamed, and has its folds tied overnight.',
        ],
      },
      {
        heading: 'Lining and interlining',
        paragraphs: [
          'A lining protects the face cloth and makes colours read true from outside. Dim-out and blackout linings add darkness without changing the look. Interlining, a soft layer between the two, gives silk and velvet their round, slow folds. We tell you where each is worth its cost and where it is not.',
        ],
      },
      {
        heading: 'Time and price',
        paragraphs: [
          'Orders in stocked fabrics are custom-made within 24 hours and installed within 48. Interlined silk, hand-made swags and fabric ordered from abroad need longer, and the date is agreed in writing. Windows that you have finished to your sizes on the website have dates of their own, which you see before you pay.',
          'The making is charged by the width, according to heading and lining. Track, fitting and VAT are listed separately in the quotation, so that you can see what every part costs and change your mind about any of them before you sign.',
        ],
      },
      {
        heading: 'After the fitting',
        paragraphs: [
          'Natural fibres settle in their first weeks. If a hem has moved, we come back and correct it once, free of charge. Your pattern and measurements stay on file, so that a matching pair for the next room needs only a telephone call.',
        ],
      },
    ],
    '/services/hemming-shortening': [
      {
        heading: 'Why we pin on site',
        paragraphs: [
          'Floors are seldom level. Over three metres the difference is often a centimetre, and it shows as a wedge of light under the hem. For that reason a tailor comes to you, lets the curtains hang for an hour, and pins the new line along the actual floor. Only then do they travel to the workroom.',
          'For ready-made panels and simple cases you may also bring the curtains to the showroom with the finished drop written down. We will ask from which point you measured, since the eye of a ring and the top of a heading are several centimetres apart.',
        ],
      },
      {
        heading: 'Choosing a length',
        paragraphs: ['There are four that look deliberate. Everything else looks like a mistake.'],
        list: [
          'Floating: five millimetres above the floor, best for sheers and for robot vacuum cleaners',
          'Kissing: the hem just touches, the standard for drapes',
          'Breaking: two centimetres of extra length, relaxed and forgiving of an uneven floor',
          'Sill: one centimetre above the sill or ten below it, for kitchens and children’s rooms',
        ],
      },
      {
        heading: 'How the hem is sewn',
        paragraphs: [
          'Old stitches are taken out and the fold is pressed away. Drapes receive a doubled hem of eight to ten centimetres with mitred corners and a weight in each. Linen, silk and velvet are sewn by hand with a stitch that cannot be seen from the front. Sheers get a narrow rolled hem or a weighted tape. Linings are finished two centimetres shorter, so that they never peep out.',
          'If a curtain has to grow, we open the existing hem, or add a band in a second fabric that looks as though it had always been planned. A contrast border of thirty centimetres has rescued many good curtains after a move.',
        ],
      },
      {
        heading: 'Narrowing, widening and new headings',
        paragraphs: [
          'While the curtains are with us, other alterations are simple. Panels can be divided, joined or narrowed, and the spare cloth becomes cushions. Eyelets can be exchanged for pleats or for a ripple-fold tape that suits a motorized track.',
        ],
      },
      {
        heading: 'How long it takes',
        paragraphs: [
          'A normal pair is ready on the day after collection, and we rehang it ourselves. If the room cannot be without curtains for a night, tell us: we lend a set of plain sheers and clips. Charges depend on width and on the type of hem, and are given before the pins go in. We shorten curtains bought elsewhere just as gladly as our own.',
        ],
      },
    ],
    '/services/curtain-fabrics': [
      {
        heading: 'What is on the shelves',
        paragraphs: [
          'We keep the fabrics that people order most on the roll in Al Quoz, ready to be cut tomorrow. Others are called in from the mills in a week or two. They fall into six families:',
        ],
        list: [
          'Linens and linen blends, for warm, filtered light',
          'Velvets and chenilles, for depth, quiet and evening rooms',
          'Silks, satins and damasks, for formal spaces',
          'Cottons, plain and printed, for bedrooms and children',
          'Voiles and open weaves, for daytime privacy',
          'Blackout, dim-out and sunscreen cloths, for sleep and for screens',
        ],
      },
      {
        heading: 'Choosing with a consultant',
        paragraphs: [
          'When you book, tell us about the room: which way it faces, what the floor is made of, who uses it and at what hour. From that we pack a case of likely candidates. At your window we hang them full length, two at a time, and it is remarkable how fast a dozen becomes three.',
          'Samples stay with you for up to a week. Look at them early, at midday and by lamplight. Touch them, crumple a corner, spill some water on it. This is what they are for.',
        ],
      },
      {
        heading: 'Reading the label',
        paragraphs: [
          'Every sample states fibre, weight, width, pattern repeat, shrinkage, light-fastness and care. Weight tells you how a cloth will fall. Repeat tells you how much is lost in matching. Light-fastness runs from one to eight, and for a west-facing window we advise five or more. Upholstery cloths carry a rub count as well: 20,000 is adequate for an armchair, 30,000 for a family sofa.',
        ],
      },
      {
        heading: 'Buying by the metre',
        paragraphs: [
          'You do not have to have your curtains made by us. All fabrics are sold by the metre in widths of 140 and 280 centimetres, and some sheers and blackouts in 300. The wider cloths are turned on their side, which saves seams on large windows. If you give us the width and the drop, we work out the quantity, and we cut it from one dye lot.',
        ],
      },
      {
        heading: 'Your own fabric',
        paragraphs: [
          'A length brought back from a journey, or a sari that belonged to your grandmother: bring it along. We check it on the light table, tell you how it will behave in the sun and what it needs behind it, and sew it with the same care as our own.',
        ],
      },
    ],
    '/services/repair-maintenance': [
      {
        heading: 'What we repair',
        paragraphs: [
          'The van carries parts for the systems most common in the Emirates, together with a sewing machine. Typical jobs are:',
        ],
        list: [
          'Tracks that jam, rods that sag, brackets that have come out of the wall',
          'Torn hems, open seams, worn linings and headings gone soft',
          'Broken chains, springs and slats in rollers and venetians',
          'Cords and rings of roman blinds',
          'Motors that have lost their end positions, their remote or their hub',
        ],
      },
      {
        heading: 'How a visit works',
        paragraphs: [
          'Send us a photograph of the fault and of the whole window. We answer with an estimate and an appointment, often on the same day. The technician looks at the cause as well as the damage: a bracket which has come loose was usually carrying too much, and a new plug alone would not hold for long.',
          'You hear the price before work starts. When a repair would cost more than half of a new piece, we say so and leave the decision with you.',
        ],
      },
      {
        heading: 'Cleaning',
        paragraphs: [
          'We take curtains down, label every hook and panel, and have them washed or dry-cleaned according to their fibre. Hems are checked, weights put back, folds steamed. After about four working days they hang again. Blinds are cleaned in place with brushes and little moisture, slat by slat; very dusty venetians go into an ultrasonic bath.',
          'Meanwhile the tracks are wiped and treated with silicone, which is easily done while nothing is in the way.',
        ],
      },
      {
        heading: 'A yearly check',
        paragraphs: [
          'For villas, hotels and offices we offer a maintenance agreement. Once a year, or more often where there is heavy use, we go from window to window: tighten, lubricate, mend, reset the motors and write a short report with photographs. Guests and tenants notice nothing except that everything works.',
          'Private customers like to have this done in October, before the windows are opened for the season.',
        ],
      },
      {
        heading: 'Guarantee and older curtains',
        paragraphs: [
          'Our own work is covered for two years on making and fitting, and for five on tracks and motors; within that time a repair costs nothing. Pieces from other makers are welcome too. For good old curtains we can find a matching thread, reweave a small tear or renew the lining, and give them another decade. The part we replace is guaranteed for a year.',
        ],
      },
    ],
  },
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/serviceTexts')).serviceTexts,
  },
);
