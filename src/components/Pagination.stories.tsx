import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from './Pagination';

const meta = preview.meta({
  component: Pagination,
  args: {
    page: 1,
    totalPages: 5,
    label: 'Pages of fabrics',
    hrefOf: (page) => `/products?page=${page}`,
  },
  argTypes: { hrefOf: { control: false } },
});

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
      'href',
      '/products?page=3',
    );
  },
});
export const LastPage = meta.story({ args: { page: 5 } });
export const ManyPages = meta.story({ args: { page: 50, totalPages: 100 } });
export const BeyondTheEnd = meta.story({ args: { page: 9 } });
export const MiddlePage = meta.story({ args: { page: 3 } });
