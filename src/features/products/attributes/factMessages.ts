import { defineMessages } from '@/i18n/defineMessages';

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
});
