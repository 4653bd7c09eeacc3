import preview from '#.storybook/preview';
import { seedVisits } from '@/fixtures/seedStore';
import { NothingFound } from './NothingFound';

/** A search that finds nothing. */
const searchWithoutMatch = (search = 'zebra') => ({ query: { page: 1, search }, totalPages: 1 });

const meta = preview.meta({ component: NothingFound, args: { list: searchWithoutMatch() } });

export const Default = meta.story();

/** The filter whose removal helps most is the first way on. */
export const Filtered = meta.story({
  args: {
    list: {
      query: { page: 1, search: '', filters: { colour: 'white', opacity: 'blackout' } },
      totalPages: 1,
      help: { withoutFilter: { key: 'colour', count: 2 } },
    },
  },
});

/** The search has a word that is in no product with the others. */
export const RareWord = meta.story({
  args: {
    list: {
      query: { page: 1, search: 'emerald velvet majlis', isExact: true },
      totalPages: 1,
      help: { withoutWord: { word: 'majlis', search: 'emerald velvet', count: 1 } },
    },
  },
});

/** Filters and a search: both can be widened. */
export const FilteredSearch = meta.story({
  args: {
    list: {
      query: {
        page: 1,
        search: 'emerald velvet majlis',
        isExact: true,
        filters: { colour: 'green' },
      },
      totalPages: 1,
      help: {
        withoutFilter: { key: 'colour', count: 1 },
        withoutWord: { word: 'majlis', search: 'emerald velvet', count: 3 },
      },
    },
  },
});

/** The words of the search are those of a department without fabrics. */
export const NamedCategory = meta.story({
  args: {
    list: {
      ...searchWithoutMatch('venetian'),
      categories: [{ categoryId: 'venetian-blinds', name: 'Venetian blinds' }],
    },
  },
});

/** Products that were opened on this device follow. */
export const RecentlyViewed = meta.story({ parameters: { shop: { fill: seedVisits(4) } } });
export const LongText = meta.story({ args: { list: searchWithoutMatch('zebra'.repeat(20)) } });
