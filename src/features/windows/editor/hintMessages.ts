import { defineMessages } from '@/i18n/defineMessages';

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
