import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductPromises } from './ProductPromises';

const meta = {
  title: 'Features/Products/ProductPromises',
  component: ProductPromises,
  args: { soldAs: 'metre' },
} satisfies Meta<typeof ProductPromises>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Panel: Story = { args: { soldAs: 'panel' } };
export const Blind: Story = { args: { soldAs: 'blind' } };
/** The server names no unit. */
export const WithoutUnit: Story = { args: { soldAs: undefined } };
