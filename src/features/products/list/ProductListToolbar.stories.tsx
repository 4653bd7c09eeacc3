import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductListToolbar } from './ProductListToolbar';
import { sampleFound, sampleList } from '../productSamples';

const meta = {
  title: 'Features/Products/ProductListToolbar',
  component: ProductListToolbar,
  args: { list: sampleList, onOpenSearch: () => undefined },
} satisfies Meta<typeof ProductListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Found: Story = { args: { list: sampleFound } };

/** Without the optional `totalCount` the number of products is unknown. */
export const WithoutCount: Story = { args: { list: { ...sampleList, totalCount: undefined } } };

export const Loading: Story = {
  args: { list: { ...sampleList, isLoading: true, products: undefined } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
