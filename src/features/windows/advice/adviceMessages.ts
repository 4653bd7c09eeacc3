import { defineMessages } from '@/i18n/defineMessages';

/** Texts of what the sizes of a product mean for a window (product 15.7). */
export const adviceMessages = defineMessages('windows.advice', {
  window: 'Window',
  measure: 'Measure a window',
  none: 'Measure a window first: then each size shows here how it fits and what it costs.',
  noAdvice:
    'No size of this product can be compared with this window. Check its measurements, or book the free visit.',
  widths:
    '{widths, plural, one {1 width} other {{widths} widths}}, {seams, plural, =0 {no seams} one {1 seam} other {{seams} seams}}',
  sideways: 'Hung sideways, no seams',
  metres: '{metres} m, sold by the whole metre: {quantity}',
  forWindow: '{price} for this window',
  panels: '{count, plural, one {1 panel} other {{count} panels}}',
  shorten: 'We shorten them by {by} cm',
  lowerRod: 'Lower the rod by {by} cm',
  tooShortPanel: 'Too short by {by} cm',
  inside: 'Fits inside the recess',
  outside: 'Fits in front, {by} cm past the frame on each side',
  best: 'The smallest that fits',
  reasons: {
    unknown: 'Measure width and drop first',
    tooNarrow: 'Too narrow',
    tooWide: 'Too wide',
    tooShort: 'Too short',
    tooLong: 'Too long',
    shallow: 'The recess is too shallow',
  },
  add: 'Add {amount} for {window}',
  adding: 'Adding …',
  added: 'In your cart for {window}.',
  addedFewer: 'Your cart has {added} of {quantity}. Set the quantity there.',
  viewCart: 'View cart',
  cheapest: 'Cheapest width',
  clothOnly: 'Cloth only. Making, lining and track are quoted at the free visit.',
});
