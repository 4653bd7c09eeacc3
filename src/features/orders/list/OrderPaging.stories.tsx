import preview from '#.storybook/preview';
import { OrderPaging } from './OrderPaging';

const meta = preview.meta({
  component: OrderPaging,
  args: { filter: '30', page: 2, totalPages: 3, count: 8 },
});

export const Counted = meta.story();
export const Uncounted = meta.story({ args: { totalPages: undefined } });
