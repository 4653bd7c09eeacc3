import preview from '#.storybook/preview';
import { english } from '@/fixtures/english';
import { filterChoices } from './orderFilter';
import { OrderFilterPanel } from './OrderFilterPanel';

const meta = preview.meta({
  component: OrderFilterPanel,
  args: { choices: filterChoices(english, '2026'), value: '30' },
});

export const Default = meta.story();
export const Year = meta.story({ args: { value: '2026' } });
