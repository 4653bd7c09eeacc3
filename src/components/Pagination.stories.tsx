import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    page: 1,
    totalPages: 5,
    label: 'Pages of fabrics',
    hrefOf: (page) => `/products?page=${page}`,
  },
  argTypes: { hrefOf: { control: false } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
      'href',
      '/products?page=3',
    );
  },
};
export const LastPage: Story = { args: { page: 5 } };
export const ManyPages: Story = { args: { page: 50, totalPages: 100 } };
export const BeyondTheEnd: Story = { args: { page: 9 } };
export const MiddlePage: Story = { args: { page: 3 } };
