import preview from '#.storybook/preview';
import { ProductListEmpty } from './ProductListEmpty';

const meta = preview.meta({
  component: ProductListEmpty,
  args: { list: { query: { page: 1, search: '' }, totalPages: 1 } },
});

export const Default = meta.story();
export const PastTheEnd = meta.story({
  args: { list: { query: { page: 9, search: '' }, totalPages: 3 } },
});
