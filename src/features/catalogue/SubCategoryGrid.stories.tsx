import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { subCategories } from '@/fixtures/catalogue.fixtures';
import { SubCategoryGrid } from './SubCategoryGrid';

const meta = {
  title: 'Features/Catalogue/SubCategoryGrid',
  component: SubCategoryGrid,
  args: {
    items: subCategories,
    categoryId: 'venetian-blinds',
    category: { categoryName: 'Blinds' },
  },
} satisfies Meta<typeof SubCategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { items: subCategories.slice(0, 1) } };

export const MissingImage: Story = {
  args: { items: subCategories.map((item) => ({ ...item, image: '' })) },
};
