import preview from '#.storybook/preview';
import { english } from '@/fixtures/english';
import { NoOrders } from './NoOrders';
import { filterChoices } from './orderFilter';

const meta = preview.meta({
  component: NoOrders,
  args: { filter: '30', page: 1, choices: filterChoices(english, '2026') },
});

export const NarrowFilter = meta.story();
export const WidestFilter = meta.story({ args: { filter: '2026' } });
export const BeyondTheEnd = meta.story({ args: { page: 4 } });
