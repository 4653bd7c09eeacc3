import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productList, velvetList } from '../list/productList.fixtures';
import { SearchPanel } from './SearchPanel';

const meta = {
  title: 'Features/Products/SearchPanel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    list: velvetList,
    onType: () => undefined,
    onPick: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingTyped: Story = { args: { list: productList } };

export const Searching: Story = { args: { list: { ...velvetList, isOutdated: true } } };

export const Empty: Story = {
  args: { list: { ...velvetList, query: { page: 1, search: 'zebra' }, products: [] } },
};

export const Error: Story = {
  tags: ['error'],
  args: { list: { ...velvetList, products: [], hasFailed: true, reason: undefined } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
