import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CategoryListSkeleton } from './CategoryListSkeleton';

const meta = {
  title: 'Features/Catalogue/CategoryListSkeleton',
  component: CategoryListSkeleton,
} satisfies Meta<typeof CategoryListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
