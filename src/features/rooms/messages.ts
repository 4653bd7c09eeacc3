import { defineMessages } from '@/i18n/defineMessages';

/** Texts of a fabric in a room (product 5.20). */
export const messages = defineMessages('rooms', {
  open: 'See it in a room',
  close: 'Show the product image',
  /** While the usual images show, each with a room of its own. */
  compareClosed: 'Compare them in a room',
  compareHeading: 'In the same room',
  compareText:
    'See each fabric as two full-length curtains, at the same window and in the same light.',
  compareOpen: 'See them in a room',
  compareClose: 'Show the product images',
  compared: '{room}, {curtains}, {time}: {fabrics}',
  view: '{room} with {fabric}, {curtains}, {time}',
  parts: { room: 'Room', curtains: 'Curtains', time: 'Time of day' },
  values: {
    living: 'Living room',
    bedroom: 'Bedroom',
    majlis: 'Majlis',
    open: 'Open',
    closed: 'Closed',
    day: 'Day',
    night: 'Night',
  },
  phrases: { open: 'curtains open', closed: 'curtains closed', day: 'by day', night: 'at night' },
  loading: 'Loading the room…',
  failed: 'The room cannot be shown here. This is the usual image of the fabric.',
  missing: 'Its usual image, not this room.',
  scale: { day: 'To scale, in daylight.', night: 'To scale, in the evening with the lamps on.' },
  hung: { wave: 'Hung as wave curtains.', pinch: 'Hung with pinch pleats.' },
  colours: 'Screens change colours:',
  samples: 'order free samples',
});
