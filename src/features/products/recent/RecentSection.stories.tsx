import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { fabrics } from '@/fixtures/products.fixtures';
import { seedVisits } from '@/fixtures/seedStore';
import { RecentSection } from './RecentSection';

const meta = preview.meta({
  component: RecentSection,
  parameters: { layout: 'fullscreen', shop: { fill: seedVisits(4) } },
  args: { exceptId: fabrics[0]?._id ?? '' },
});

/** The product of the page is left out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

/** Nothing when only the product of the page was opened. */
export const Empty = meta.story({
  parameters: { shop: { fill: seedVisits(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
