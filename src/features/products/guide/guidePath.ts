import { situationQuery, type Situation } from '@/lib/light/situation';
import { paths, withQuery } from '@/lib/paths';

/** URL of the guide for a window. */
export const guidePath = (situation: Situation): string =>
  withQuery(paths.guide, situationQuery(situation)).replaceAll('%2C', ',');
