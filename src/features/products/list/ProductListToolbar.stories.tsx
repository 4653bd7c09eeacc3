import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductListToolbar } from './ProductListToolbar';
import { curtainList, productList, velvetList } from './productList.fixtures';

const meta = {
  title: 'Features/Products/ProductListToolbar',
  component: ProductListToolbar,
  args: { list: productList, onOpenSearch: () => undefined },
} satisfies Meta<typeof ProductListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { list: velvetList } };
export const OfSubCategory: Story = { args: { list: curtainList } };

/** The typed word finds nothing, so the results are those of a similar one. */
export const Corrected: Story = {
  args: { list: { ...velvetList, query: { page: 1, search: 'velvt' }, correctedTerm: 'velvet' } },
};

/** Without the optional `totalCount` the number of products is unknown. */
export const WithoutCount: Story = { args: { list: { ...productList, totalCount: undefined } } };

export const Loading: Story = {
  args: { list: { ...productList, isLoading: true, products: undefined } },
};
