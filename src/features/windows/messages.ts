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
