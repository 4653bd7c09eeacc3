import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categories } from '@/fixtures/catalogue.fixtures';
import { OtherCategories } from './OtherCategories';

const meta = {
  title: 'Features/Catalogue/OtherCategories',
  component: OtherCategories,
  args: { categories: categories },
} satisfies Meta<typeof OtherCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { categories: categories.slice(0, 1) } };
