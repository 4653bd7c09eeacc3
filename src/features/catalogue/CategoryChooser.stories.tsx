import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { seedCategories } from '@/fixtures/seedStore';
import { CategoryChooser } from './CategoryChooser';

const meta = {
  title: 'Features/Catalogue/CategoryChooser',
  component: CategoryChooser,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shop: { fill: seedCategories } } };
export const NotFound: Story = {
  args: { title: 'We could not find this category.', intro: 'Here is what we do have.' },
};
