import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the form of a measured window. */
export const editorMessages = defineMessages('windows.editor', {
  room: 'Room',
  roomHint: 'For example: Living room',
  name: 'Name of the window',
  nameHint: 'For example: left of the door',
  steps: {
    size: 'Width and drop',
    mount: 'What hangs where?',
    hang: 'How does it hang?',
    widths: 'Three widths',
    drops: 'Three drops',
    diagonals: 'Two diagonals',
    space: 'Free wall and depth',
    notes: 'Anything in the way?',
  },
  help: {
    curtainSize: 'The width of the frame, and from the track to where the curtain ends.',
    blindSize: 'Width and height of the recess. Do not deduct anything.',
    mount: 'Curtains hang from a track or pole, blinds inside the recess or in front of it.',
    curtainWidths: 'The frame at the top, in the middle and at the bottom. The widest counts.',
    blindWidths:
      'The recess at the top, in the middle and at the bottom. The narrowest counts. Do not deduct anything.',
    curtainDrops:
      'From the track to where the curtain ends, on the left, in the middle and on the right. From rings: from the eye of the ring. The shortest counts.',
    blindDrops: 'The recess on the left, in the middle and on the right. Do not deduct anything.',
    diagonals: 'From corner to corner. Equal diagonals mean a square recess.',
    space:
      'From the frame to the next wall, wardrobe or ceiling. A track that hangs already is measured without its ends.',
    depth: 'From the front edge of the recess to the glass or handle.',
  },
  illustration: {
    size: 'A line across the frame, and a line from the track to the floor.',
    recess: 'A line across the frame, and a line from its top to its bottom.',
    mount: 'A track above a window frame.',
    widths: 'Three horizontal lines across the frame: top, middle and bottom.',
    drops: 'Three vertical lines from the top: left, middle and right.',
    diagonals: 'Two lines from corner to corner of the recess.',
    space: 'Lines from the frame to the walls on both sides and to the ceiling.',
  },
  mount: 'Fixed to',
  mounts: {
    ceiling: 'Curtain track on the ceiling',
    wall: 'Curtain track on the wall',
    pole: 'Curtain pole on the wall',
    inside: 'Blind inside the recess',
    outside: 'Blind in front of the recess',
  },
  heading: 'Heading',
  headings: {
    wave: 'Wave (ripple-fold)',
    double: 'Double pinch pleats',
    triple: 'Triple pinch pleats',
    pencil: 'Pencil pleats',
    eyelet: 'Eyelets',
    rod: 'Rod pocket or tabs',
  },
  draw: 'Opens',
  draws: { pair: 'To both sides', left: 'To the left', right: 'To the right' },
  reach: 'Ends',
  reaches: { floor: 'At the floor', sill: 'At the sill', belowSill: '15 cm below the sill' },
  floor: 'Floor',
  floors: { finished: 'Finished', coming: 'Tiles or carpet to come' },
  width: 'Width',
  drop: 'Drop',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
  left: 'Left',
  right: 'Right',
  fromTopLeft: 'From top left',
  fromTopRight: 'From top right',
  freeLeft: 'Free wall, left',
  freeRight: 'Free wall, right',
  freeAbove: 'Above the frame',
  depth: 'Depth of the recess',
  track: 'Track that hangs already',
  notes: {
    handle: 'Handle that sticks out',
    ac: 'AC unit or grille',
    sprinkler: 'Sprinkler or detector',
    socket: 'Socket for a motor near',
    laser: 'Measured with a laser',
    robot: 'Robot cleaner runs here',
    bedroom: 'Should be dark: bedroom',
  },
  cm: 'cm',
  noNumber: 'Please enter a number in centimetres.',
  outOfRange: 'Please check: {value} cm is {metres} metres. Allowed: {min} to {max} cm.',
  tooSmall: 'Please check: {value} cm. Allowed: {min} to {max} cm.',
  units: {
    mm: '{typed} mm = {cm} cm. Use it?',
    m: '{typed} m = {cm} cm. Use it?',
    in: '{typed} inches = {cm} cm. Use it?',
    ft: '{typed} feet = {cm} cm. Use it?',
  },
  use: 'Use {cm} cm',
  guarantee:
    'After a free visit we answer for the sizes. What you measure yourself, we make exactly as you send it.',
});

/** Hints while a window is measured (product 15.3). */
export const hintMessages = defineMessages('windows.hints', {
  swapped: 'Wide and short for a curtain to the floor. Width first, then drop.',
  inches: 'Is {inches} in inches? That is {cm} cm.',
  spread:
    '{of, select, widths {The widths} other {The drops}} differ by {by} cm: the wall is not straight.',
  spreadLarge:
    '{of, select, widths {The widths} other {The drops}} differ by {by} cm. Please measure again: one is probably mistyped.',
  slope: 'The drops differ by {by} cm: the floor slopes. We hem such curtains on site.',
  crooked: 'The diagonals differ by {by} cm: the recess is not square.',
  crookedOutside: 'The diagonals differ by {by} cm. A blind in front of the recess hides that.',
  diagonal: 'A diagonal of {typed} cm does not belong to this width and drop; {expected} cm would.',
  copied: 'The same figures as {name}. Windows seldom agree: please measure each.',
  coveredGlass: 'The wall is too short for the open curtains: {by} cm of glass stay covered.',
  shallow: '{depth} cm is too shallow for a blind inside the recess.',
  unfinishedFloor: 'Measure the drops again when the floor is finished.',
  laser: 'A cheap laser is off by 5 mm per metre. Use a steel tape for blinds.',
  obstacle: 'A handle is in the way of a blind inside the recess.',
  fixes: {
    swap: 'Swap',
    dropsFromInches: 'Convert from inches',
    mountOutside: 'Hang it in front',
  },
});

/** Texts of windows that are stored with the account (product 15.10). */
export const accountMessages = defineMessages('windows.account', {
  account: 'Saved to your account.',
  device: 'Saved on this device.',
  waiting: 'Saved on this device. They go to your account as soon as you are online.',
  signIn: 'Sign in to find them on your computer.',
  others:
    '{count, plural, one {1 window on this device belongs to another account. It is not saved to yours.} other {{count} windows on this device belong to other accounts. They are not saved to yours.}}',
  claim: '{count, plural, one {Add it to my account} other {Add them to my account}}',
  earlier: 'Earlier version of {name}',
  earlierHelp:
    'This window was changed on two devices. The latest change counts, and the other one is kept here.',
  current: 'Now, changed on {day}',
  other: 'Earlier, changed on {day}',
  restore: 'Use the earlier one',
  close: 'Keep it',
});
