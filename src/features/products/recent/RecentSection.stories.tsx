import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { fabrics } from '@/fixtures/products.fixtures';
import { seedVisits } from '@/fixtures/seedVisits';
import { RecentSection } from './RecentSection';

const meta = {
  title: 'Features/Products/RecentSection',
  component: RecentSection,
  parameters: { layout: 'fullscreen', shop: { fill: seedVisits(4) } },
  args: { exceptId: fabrics[0]?._id ?? '' },
} satisfies Meta<typeof RecentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The product of the page is left out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Nothing when only the product of the page was opened. */
export const Empty: Story = {
  parameters: { shop: { fill: seedVisits(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
