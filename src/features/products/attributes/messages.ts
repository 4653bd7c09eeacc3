import { defineMessages } from '@/i18n/defineMessages';

/** Names of the values of facets (product 5.10); keys are the ids of the contract. */
export const attributeMessages = defineMessages('products.attributes', {
  colour: {
    white: 'White and ivory',
    beige: 'Beige and sand',
    grey: 'Grey',
    black: 'Black',
    brown: 'Brown',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    gold: 'Gold',
  },
  opacity: {
    sheer: 'Sheer',
    screen: 'Screen',
    'light-filtering': 'Light-filtering',
    'day-night': 'Day and night',
    'dim-out': 'Dim-out',
    blackout: 'Blackout',
  },
  material: {
    linen: 'Linen',
    cotton: 'Cotton',
    silk: 'Silk',
    velvet: 'Velvet',
    satin: 'Satin',
    voile: 'Voile',
    jacquard: 'Jacquard',
    boucle: 'Bouclé',
    chenille: 'Chenille',
    wool: 'Wool',
    polyester: 'Polyester',
    screen: 'Screen cloth',
    wood: 'Wood',
    aluminium: 'Aluminium',
  },
  pattern: {
    plain: 'Plain',
    striped: 'Striped',
    botanical: 'Leaves and flowers',
    damask: 'Damask',
    geometric: 'Geometric',
  },
  room: {
    living: 'Living room',
    bedroom: 'Bedroom',
    children: 'Children’s room',
    majlis: 'Majlis',
    dining: 'Dining room',
    study: 'Study',
    kitchen: 'Kitchen',
    bathroom: 'Bathroom',
    media: 'Cinema room',
  },
  soldAs: {
    metre: 'By the metre',
    panel: 'Ready-made panels',
    blind: 'Finished blinds',
    made: 'Made to measure',
  },
  care: {
    'machine-wash': 'Machine wash',
    'dry-clean': 'Dry-clean',
    wipe: 'Wipe clean',
  },
  width: '{width} cm',
});

/** Facts of a product with their trade terms in one line each (product 5.15). */
export const factMessages = defineMessages('products.facts', {
  heading: 'The cloth in figures',
  colour: 'Colour',
  opacity: 'Light',
  material: 'Cloth',
  pattern: 'Pattern',
  repeat: 'Pattern repeat',
  repeatHint: 'The pattern starts again after this height, so lengths are cut to match.',
  rooms: 'Rooms',
  widths: 'Widths',
  widthsHint: 'From edge to edge of the roll.',
  sideways: 'Hung sideways',
  sidewaysYes: 'Yes',
  sidewaysNo: 'No',
  sidewaysHint: 'Turned on its side, the cloth crosses a wide window without a seam.',
  care: 'Care',
  shrinkage: 'Shrinkage',
  shrinkageHint: 'How much shorter it may become when it is cleaned; leave this in the hem.',
  weight: 'Weight',
  weightHint: 'Below 100 it floats, above 300 it falls heavy and straight.',
  centimetres: '{figures} cm',
  percent: 'up to {figure} %',
  noShrinkage: 'none',
  grams: '{figure} g/m²',
  stock: 'In stock',
  inStock: '{metres} m in Dubai',
  noStock: 'None in Dubai at the moment',

  brand: 'Brand',
  category: 'Category',
  productId: 'Product ID',
});

/** One line for each grade of opacity, which are terms of the trade; keys are the ids of the contract. */
export const lightHintMessages = defineMessages('products.light', {
  hints: {
    sheer: 'Soft daylight. Hides you by day, not at night with the lamps on.',
    screen: 'Cuts glare and keeps a view of the outside.',
    'light-filtering': 'Daylight comes through, people see shapes at most.',
    'day-night': 'Two layers: slide the bands to open or close the view.',
    'dim-out': 'Dusk, not dark. Private day and night.',
    blackout: 'No light through the cloth. Dark, if fitted past the frame.',
  },
});

/** What the shop promises for a fabric. */
export const promiseMessages = defineMessages('products.promises', {
  /** What follows from the unit of the chosen size (product 5.22). */
  of: {
    made: {
      ready: 'Made to your sizes in our Dubai workroom',
      finishing: 'Fitting by our own fitters is in the price',
    },
    clothOfMade: {
      ready: 'Cut to your length in our Dubai workroom, with you in two working days',
      finishing: 'Cloth only: “Finished for your window” includes making and fitting',
    },
    metre: {
      ready: 'Cut to your length in our Dubai workroom, with you in two working days',
      finishing: 'Making, lining and fitting are quoted at the visit',
    },
    panel: {
      ready: 'Sewn in our Dubai workroom, with you in two working days',
      finishing: 'Fitting on request: we tell you its price before we come',
    },
    blind: {
      ready: 'Made in our Dubai workroom, with you in two working days',
      finishing: 'Fitting on request: we tell you its price before we come',
    },
  },
  /** With a server that names no unit (product 1.2). */
  withoutUnit: {
    making: 'Custom-made within 24 hours in our Dubai workroom',
    fitting: 'Installed within 48 hours by our own fitters',
    measuring: 'Free same-day measuring visit',
  },
});
