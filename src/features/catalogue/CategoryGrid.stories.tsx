import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categories } from '@/fixtures/catalogue.fixtures';
import { CategoryGrid } from './CategoryGrid';

const meta = {
  title: 'Features/Catalogue/CategoryGrid',
  component: CategoryGrid,
  args: { categories: categories },
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { categories: categories.slice(0, 1) } };

export const LongText: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      name: 'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
    })),
  },
};

export const MissingImage: Story = {
  args: { categories: categories.map((category) => ({ ...category, image: '' })) },
};
