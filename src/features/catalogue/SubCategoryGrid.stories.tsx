import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleSubCategories } from './catalogueSamples';
import { SubCategoryGrid } from './SubCategoryGrid';

const meta = {
  title: 'Features/Catalogue/SubCategoryGrid',
  component: SubCategoryGrid,
  args: { items: sampleSubCategories, categoryId: 'category-0', categoryName: 'Blinds' },
} satisfies Meta<typeof SubCategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { items: sampleSubCategories.slice(0, 1) } };

export const MissingPictures: Story = {
  args: { items: sampleSubCategories.map((item) => ({ ...item, image: '' })) },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
