import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CategoriesPage } from './CategoriesPage';

const meta = {
  title: 'Pages/Categories',
  tags: ['!autodocs'],
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.categories, fill: seedHome } },
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
