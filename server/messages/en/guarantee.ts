import type { GuaranteeGap } from '../../../src/lib/madeToMeasure/fitGuarantee.ts';

const gaps: Record<GuaranteeGap, string> = {
  widths: 'Measure three widths: top, middle and bottom.',
  drops: 'Measure three drops: left, middle and right.',
  spread: 'Widths or drops differ by more than 1 cm: measure again, or let us measure.',
  diagonals: 'Measure both diagonals of the recess.',
  crooked: 'The diagonals differ by more than 1 cm: hang it outside, or let us measure.',
  depth: 'Measure the depth of the recess.',
  floor: 'Measure again once the floor is laid.',
  laser: 'Measure with a steel tape, or let us measure.',
  finishedSize: 'Give the size of the window instead of the size of the blind.',
  inches: 'Check that the drop is in centimetres.',
  swapped: 'Check that width and drop are not swapped.',
};

/** Texts of the fit guarantee. */
export const guarantee = {
  given: 'Fit guarantee: it fits, or we make it again free, once within 30 days.',
  missing: 'For the fit guarantee (it fits, or we make it again free):',
  gaps,
  row: 'Fit guarantee',
  yes: 'yes',
  /** On sheets. */
  no: (reasons: readonly string[]) => `no. ${reasons.join(' ')}`,
};
