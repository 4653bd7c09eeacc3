import preview from '#.storybook/preview';
import { filteredToNothing, searchWithoutMatch } from './emptyLists.fixtures';
import { ProductListEmpty } from './ProductListEmpty';

const meta = preview.meta({ component: ProductListEmpty, args: { list: searchWithoutMatch() } });

export const Default = meta.story();
export const LongText = meta.story({ args: { list: searchWithoutMatch('zebra'.repeat(20)) } });
export const Empty = meta.story({
  args: { list: { query: { page: 1, search: '' }, totalPages: 1 } },
});

/** The filters together exclude everything; each way on has its number of products. */
export const Filtered = meta.story({ args: { list: filteredToNothing } });

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

export const PastTheEnd = meta.story({
  args: { list: { query: { page: 9, search: '' }, totalPages: 3 } },
});
