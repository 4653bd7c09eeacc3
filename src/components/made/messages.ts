import { defineMessages } from '@/i18n/defineMessages';

/** Texts of finished windows on product page, cart, order and invoice (product 16.13). */
export const madeMessages = defineMessages('components.made', {
  /** Parts of a price, by the code of the server. */
  lines: {
    cloth: 'Cloth',
    lining: 'Lining',
    making: 'Making',
    seams: 'Seams',
    handFinish: 'Hems sewn by hand',
    track: 'Track or pole',
    joints: 'Joints of the track',
    brackets: 'Brackets',
    blind: 'Blind',
    tube: 'Stronger tube',
    cordless: 'Cordless',
    cassette: 'Cassette',
    fascia: 'Fascia',
    sideChannels: 'Side channels',
    wrappedBar: 'Wrapped bottom bar',
    motor: 'Motor',
    controls: 'Controls',
    minimum: 'Up to the least price',
    hemOnSite: 'Hem sewn on site',
    delivery: 'Delivery',
    fitting: 'Fitting',
    rounding: 'Rounding',
    other: 'Other',
  },
  quantities: {
    metre: '{quantity} m',
    width: '{quantity, plural, one {{quantity} width} other {{quantity} widths}}',
    piece: '× {quantity}',
  },
  breakdown: 'What it is made up of',
  total: 'Total, VAT included',
  vatOf: 'VAT included: {amount}',
  drawing: {
    window: 'Window {width} cm wide and {drop} cm long.',
    pair: 'Finished {width} cm wide and {drop} cm long, a pair that opens to both sides.',
    left: 'Finished {width} cm wide and {drop} cm long, one curtain that opens to the left.',
    right: 'Finished {width} cm wide and {drop} cm long, one curtain that opens to the right.',
    blind:
      '{parts, plural, one {One blind, finished {width} cm wide and {drop} cm long.} other {{parts} blinds, each finished {width} cm wide and {drop} cm long.}}',
  },
  cm: '{value} cm',
  size: '{width} × {drop} cm',
});

/** Texts of a finished window in the cart (product 16.15). */
export const lineMessages = defineMessages('components.madeLine', {
  validUntil: 'Price holds until {day}',
  previousPrice: 'It was {price}.',
  edit: 'Edit',
  editLine: 'Edit {label}',
  copy: 'Copy to a window',
  copyLine: 'Copy to a window: {label}',
  unavailable: 'We can no longer make this. Please remove it, or choose again on the product page.',
});
