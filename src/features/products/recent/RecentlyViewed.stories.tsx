import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { seedVisits } from '@/fixtures/seedVisits';
import type { AppStore } from '@/store/makeStore';
import { productViewed } from '@/store/slices/recentSlice';
import { RecentlyViewed } from './RecentlyViewed';

const meta = {
  title: 'Features/Products/RecentlyViewed',
  component: RecentlyViewed,
  args: { list: 'recent' },
  parameters: { shop: { fill: seedVisits(4) } },
} satisfies Meta<typeof RecentlyViewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Eight: Story = { parameters: { shop: { fill: seedVisits(8) } } };

/** Nothing on the first visit. */
export const Empty: Story = { parameters: { shop: { fill: () => undefined } } };

/** Products that no response holds are requested. */
export const Loading: Story = {
  parameters: {
    shop: {
      fill: (store: AppStore) => store.dispatch(productViewed({ id: 'noor-white-voile', at: 1 })),
    },
  },
};

/** A press on the button forgets the products. */
export const Cleared: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
