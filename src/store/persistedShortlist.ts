import { parseShortlist } from '@/lib/shortlist';
import { persistedSlice } from './persistedSlice';
import { shortlistFollowed, shortlistSlice } from './slices/shortlistSlice';

/** The shortlist survives a reload and the end of a session (product 5.19, decision 18). Code-split, like `persistedWindows`. */
export const persistedShortlist = persistedSlice(shortlistSlice, {
  fields: ['ids'],
  keepFor: ['ids'],
  isOfDevice: true,
  restore: (stored, { ids }) => ({
    ids: parseShortlist([...parseShortlist(stored['ids']), ...ids]),
  }),
  followed: (stored) => shortlistFollowed(parseShortlist(stored['ids'])),
});
