import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SubCategoryListSkeleton } from './SubCategoryListSkeleton';

const meta = {
  title: 'Features/Catalogue/SubCategoryListSkeleton',
  component: SubCategoryListSkeleton,
} satisfies Meta<typeof SubCategoryListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
