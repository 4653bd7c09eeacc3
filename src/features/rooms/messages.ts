import { defineMessages } from '@/i18n/defineMessages';

/** Texts of a fabric in a room. */
export const messages = defineMessages('rooms', {
  heading: 'At a window',
  text: 'Two full-length curtains in this fabric, closed, at the window of a living room by day.',
  open: 'See it in a room',
  close: 'Show the product image',
  livingClosedDay: 'Living room with {fabric}, curtains closed, day',
  loading: 'Loading the room…',
  failed: 'The room cannot be shown here. This is the usual image of the fabric.',
  honest: 'To scale, in daylight. Screens change colours:',
  samples: 'order free samples',
});
