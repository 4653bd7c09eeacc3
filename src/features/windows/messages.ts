import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the measured windows (product 15.1). */
export const messages = defineMessages('windows', {
  title: 'My windows',
  intro:
    'Measure each window once. The shop then shows which sizes fit, how many metres you need and what they cost. No sign-in, and no connection needed while you measure.',
  add: 'Add a window',
  full: 'The list is full: {max} windows. Erase one to add another.',
  emptyTitle: 'No windows yet.',
  emptyHelp: 'Take a steel tape, and measure in centimetres.',
  loading: 'Loading your windows',
  noRoom: 'Without a room',
  unnamed: 'Window {number}',
  size: 'W {width} × D {drop}',
  notMeasured: 'Not measured yet',
  toCheck: '{count, plural, one {1 thing to check} other {{count} things to check}}',
  change: 'Change {name}',
  pricesOf: 'See what fits and costs: {name}',
  inCart: 'In your cart: {name}, {price}',
  ordered: 'Ordered on {day}: {name}',
  from: { curtain: 'Curtains finished from {price}', blind: 'Blind finished from {price}' },
  moreExact: 'More exact',
  done: 'Done: back to all windows',
  notFoundTitle: 'This window is not on this device.',
  notFoundHelp: 'It may have been erased in another tab.',
  saved: 'Every change is saved on this device at once.',
  erase: 'Erase this window',
  eraseAll: 'Erase all windows',
  eraseOneTitle: 'Erase {name}?',
  eraseAllTitle: '{count, plural, one {Erase the window?} other {Erase all {count} windows?}}',
  eraseText: 'The measurements are removed from this device. This cannot be undone.',
  eraseInAccount:
    'The measurements are removed from this device and from your account. This cannot be undone.',
  eraseConfirm: 'Erase',
  keep: 'Keep',
  drawing: {
    title: 'Drawing to scale',
    empty: 'The drawing appears with the first width and drop.',
    curtain:
      'Window {width} cm wide, curtains {drop} cm long, track {track} cm; open curtains take {stack} cm on {sides, select, both {each side} left {the left} other {the right}}.',
    blind: 'Opening {width} cm wide and {drop} cm high.',
    width: 'Width',
    drop: 'Drop',
    track: 'Track',
    stackEach: 'Open curtains, each side',
    stack: 'Open curtains, one side',
    covered: 'Glass that stays covered',
    cm: '{value} cm',
  },
});

/** Text that opens the advice; apart from the other texts, which load when it is open. */
export const toggleMessages = defineMessages('windows.adviceToggle', {
  toggle: 'Which size for my window?',
});

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
  add: {
    metre: 'Add {quantity} m for {window}',
    panel: 'Add {quantity, plural, one {1 panel} other {{quantity} panels}} for {window}',
    blind: 'Add {quantity, plural, one {1 blind} other {{quantity} blinds}} for {window}',
  },
  adding: 'Adding …',
  added: 'In your cart for {window}.',
  addedFewer: 'Your cart has {added} of {quantity}. Set the quantity there.',
  viewCart: 'View cart',
  cheapest: 'Cheapest width',
  finished: 'Finished for this window: see the price',
  clothOnly:
    'Cloth only, without making, lining and track: choose “Finished for your window” where it is offered, or ask at the free visit.',
});

/** Texts of what the fabric for a window may cost (product 15.8). */
export const budgetMessages = defineMessages('windows.budget', {
  title: 'What fits and costs',
  help: 'Three of our products for this window, from the least to the most expensive: the cloth alone, and finished and fitted with the first choices.',
  show: 'See what fits and costs',
  hide: 'Hide prices',
  what: 'the prices',
  loading: 'Loading the prices',
  none: 'Nothing for this window is on sale now.',
  ranks: { low: 'Least expensive', middle: 'In between', high: 'Most expensive' },
  cost: 'Cloth alone: {price} for {metres} m',
  finished: 'Finished and fitted from {price}',
  noPrice: 'This fabric cannot be calculated for this window.',
});

/** Texts of taking measured windows into a text (product 15.9). */
export const noteMessages = defineMessages('windows.note', {
  title: 'Measurements for the workroom',
  help: 'Choose the windows of this order. The text goes into your notes, where you can change it.',
  empty: 'No windows are measured on this device yet.',
  measure: 'Measure a window',
  add: 'Add to my notes',
  cancel: 'Cancel',
  line: '{name}: W {width} × D {drop} cm',
  widths: 'width top {top}, middle {middle}, bottom {bottom} cm',
  drops: 'drop left {left}, middle {middle}, right {right} cm',
});

/** Texts of the quote sheet and the fitter's sheets (product 15.13 and 15.14). */
export const quoteMessages = defineMessages('windows.quote', {
  table: 'Price of each fabric for each window',
  total: 'Total',
  partial: '{count, plural, one {Without 1 window} other {Without {count} windows}}',
  noPrice: 'No price',
  fitterTitle: 'Fitter’s sheet: {window}',
  none: 'Measure a window with its width and drop first: the sheet is for your windows.',
  print: 'Print',
  back: 'Back to the comparison',
  cartTitle: 'Quote',
  printCart: 'Print a quote',
  backToCart: 'Back to the cart',
  notMeasured: 'not measured',
  freeWall: 'Free wall',
  notes: 'To watch',
  hints: 'To check at the window',
});

/** Texts of exporting and importing windows. */
export const transferMessages = defineMessages('windows.transfer', {
  title: 'Take your windows with you',
  help: 'To another phone or computer, or to the person who sews.',
  save: 'Save as a file',
  copy: 'Copy a link',
  copied: 'Link copied. Anyone with the link can see these measurements.',
  copyFailed: 'The link could not be copied. Save a file instead.',
  send: 'Send to us on WhatsApp',
  open: 'Open a file',
  unreadable: 'No windows were found in this file. Choose a file that was saved here.',
  previewTitle: '{count, plural, one {1 window to add} other {{count} windows to add}}',
  previewHelp: 'Check them before they are added. Newer changes of a window win.',
  add: 'Add to my windows',
  cancel: 'Do not add',
  added: '{count, plural, one {1 window added.} other {{count} windows added.}}',
});

/** Texts of finished windows that wait for a visit (product 16.20). */
export const visitMessages = defineMessages('windows.visit', {
  title: 'Priced for your visit',
  help: 'We measure these windows and confirm the prices.',
  price: '{price} until {day}.',
  visit: 'Visit: {day}, {time}.',
});
