import { expect, it } from '@jest/globals';
import {
  BLIND_SYSTEMS,
  CONTROLS,
  EXTRAS,
  HEADINGS,
  LININGS,
  POWERS,
  REMOTES,
  TRACK_KINDS,
} from '@/lib/madeToMeasure/values';
import * as file from '../../../server/catalogue/priceTable';
import { priceTable } from '../../../server/seed/content/priceTable';

it.each([
  [HEADINGS, file.heading.options],
  [LININGS, file.lining.options],
  [POWERS, file.power.options],
  [REMOTES, file.remote.options],
  [EXTRAS, file.extra.options],
  [BLIND_SYSTEMS, file.blindSystem.options],
  [TRACK_KINDS, Object.keys(priceTable.curtain.tracks)],
  [CONTROLS, ['chain', 'cordless', 'wand', ...file.power.options]],
])('the browser knows the values %j of the catalogue', (known, values) => {
  expect(known).toEqual(values);
});
