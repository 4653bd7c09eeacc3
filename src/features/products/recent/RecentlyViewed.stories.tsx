import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedVisits } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { productViewed } from '@/store/slices/recentSlice';
import { RecentlyViewed } from './RecentlyViewed';

const meta = preview.meta({
  component: RecentlyViewed,
  args: { list: 'recent' },
  parameters: { shop: { fill: seedVisits(4) } },
});

export const Default = meta.story();
export const Eight = meta.story({ parameters: { shop: { fill: seedVisits(8) } } });

/** Nothing on the first visit. */
export const Empty = meta.story({ parameters: { shop: { fill: () => undefined } } });

/** Products that no response holds are requested. */
export const Loading = meta.story({
  parameters: {
    shop: {
      fill: (store: AppStore) => store.dispatch(productViewed({ id: 'noor-white-voile', at: 1 })),
    },
  },
});

/** A press on the button forgets the products. */
export const Cleared = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
