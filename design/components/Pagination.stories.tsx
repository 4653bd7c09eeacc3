import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from '@/components/Pagination';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const hrefOf = (page: number) => `/products?page=${page}`;

const guide: Guide = {
  code: "import { Pagination } from '@/components/Pagination';",
  themed: ['MuiPagination', 'MuiPaginationItem'],
  module: '@/components/Pagination',
  source: 'src/theme/components/navigation.ts',
  use: 'Pages of a long list, as links that can be shared. Never endless scrolling: the footer stays in reach.',
  anatomy: [
    ['.MuiPaginationItem-previousNext', 'Previous and next; they point the way the page reads'],
    ['.Mui-selected', 'This page, on gold'],
    ['.MuiPaginationItem-page', 'Other pages, targets of 44 px'],
  ],
  examples: [
    {
      title: 'Few pages',
      text: 'None for a single page. The number is in the title of the document, too.',
      show: (say) => (
        <Pagination page={2} totalPages={4} label={say('Fabrics', 'الأقمشة')} hrefOf={hrefOf} />
      ),
    },
    {
      title: 'Many pages',
      text: 'The first, the last and the neighbours.',
      show: (say) => (
        <Pagination page={50} totalPages={100} label={say('Orders', 'الطلبات')} hrefOf={hrefOf} />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled'],
    show: ({ within, disabled }, say) => (
      <div className={within}>
        <Pagination
          page={disabled ? 1 : 2}
          totalPages={disabled ? 2 : 3}
          label={say('Fabrics', 'الأقمشة')}
          hrefOf={hrefOf}
        />
      </div>
    ),
  },
  right: {
    title: 'say how many there are',
    text: 'The number of results stands above the list.',
    show: () => <Pagination page={1} totalPages={3} label="Fabrics" hrefOf={hrefOf} />,
  },
  wrong: {
    title: 'show ten results on a hundred pages',
    text: 'Filters are faster than pages.',
    show: () => <Pagination page={7} totalPages={100} label="Results" hrefOf={hrefOf} />,
  },
  keys: [
    ['Tab', 'Moves to the next page number'],
    ['Enter', 'Opens it; the list is read from its heading'],
  ],
  spoken: '“Pages of fabrics, navigation”; “Page 2, current page”, “Go to page 3, link”.',
  see: ['Components/Breadcrumbs', 'Patterns/Lists and filters'],
};

const meta = preview.meta({
  component: Pagination,
  parameters: guided(guide),
  args: {
    page: 1,
    totalPages: 5,
    label: 'Pages of fabrics',
    hrefOf,
  },
  argTypes: { hrefOf: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
      'href',
      '/products?page=3',
    );
  },
});
export const AllStates = meta.story(examplesOf(guide));
export const LastPage = meta.story({ args: { page: 5 } });
export const ManyPages = meta.story({ args: { page: 50, totalPages: 100 } });
export const BeyondTheEnd = meta.story({ args: { page: 9 } });
export const MiddlePage = meta.story({ args: { page: 3 } });
