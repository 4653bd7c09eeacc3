import { parseSamples, parseShortlist } from '@/lib/shortlist';
import { persistedSlice } from './persistedSlice';
import { shortlistFollowed, shortlistSlice } from './slices/shortlistSlice';

/**
 * The shortlist and the sample basket survive a reload and the end of a session (product 5.19 and 7.16, decision 18). Code-split,
 * like `persistedWindows`.
 */
export const persistedShortlist = persistedSlice(shortlistSlice, {
  fields: ['ids', 'samples'],
  keepFor: ['ids', 'samples'],
  isOfDevice: true,
  restore: (stored, { ids, samples }) => ({
    ids: parseShortlist([...parseShortlist(stored['ids']), ...ids]),
    samples: parseSamples([...parseSamples(stored['samples']), ...samples]),
  }),
  followed: (stored) =>
    shortlistFollowed({
      ids: parseShortlist(stored['ids']),
      samples: parseSamples(stored['samples']),
    }),
});
