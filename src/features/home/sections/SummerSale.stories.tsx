import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toProductRecords } from '@/api/productRecords';
import { home, homeQueries } from '@/fixtures/home.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';
import { loadedQuery } from '@/fixtures/queryView.fixtures';
import { SummerSale } from './SummerSale';

const reduced = fabrics.slice(0, 3).map((product) => ({
  ...product,
  sizes: product.sizes.map((size) => ({ ...size, originalPrice: Math.round(size.price * 1.4) })),
}));
const reducedHome = loadedQuery({ ...home, products: toProductRecords(reduced) });

const meta = {
  title: 'Features/Home/SummerSale',
  component: SummerSale,
  args: { home: homeQueries.loaded },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SummerSale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No card shows a reduction, so the text claims none. */
export const Default: Story = {};
export const Reduced: Story = { args: { home: reducedHome } };
export const Loading: Story = { args: { home: homeQueries.loading } };
export const Error: Story = { tags: ['error'], args: { home: homeQueries.failed } };
export const Empty: Story = { args: { home: homeQueries.empty } };
export const ErrorWithReason: Story = { tags: ['error'], args: { home: homeQueries.refused } };
