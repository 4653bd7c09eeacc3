import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { seedVisits } from '@/fixtures/seedVisits';
import { filteredToNothing, searchWithoutMatch } from './emptyLists.fixtures';
import { NothingFound } from './NothingFound';

const meta = {
  title: 'Features/Products/NothingFound',
  component: NothingFound,
  args: { list: searchWithoutMatch() },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The filter whose removal helps most is the first way on. */
export const Filtered: Story = { args: { list: filteredToNothing } };

/** Filters and a search: both can be widened. */
export const FilteredSearch: Story = {
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
};

/** The words of the search are those of a department without fabrics. */
export const NamedCategory: Story = {
  args: {
    list: {
      ...searchWithoutMatch('venetian'),
      categories: [{ categoryId: 'venetian-blinds', name: 'Venetian blinds' }],
    },
  },
};

/** Products that were opened on this device follow. */
export const RecentlyViewed: Story = { parameters: { shop: { fill: seedVisits(4) } } };
export const LongText: Story = { args: { list: searchWithoutMatch('zebra'.repeat(20)) } };
