import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NamedCategories } from './NamedCategories';

const meta = {
  title: 'Features/Products/NamedCategories',
  component: NamedCategories,
  args: {
    categories: [
      { categoryId: 'venetian-blinds', name: 'Venetian blinds' },
      {
        categoryId: 'venetian-blinds',
        subCategoryId: 'wooden-venetian',
        name: 'Wooden venetian blinds',
      },
    ],
  },
} satisfies Meta<typeof NamedCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    categories: [{ categoryId: 'venetian-blinds', name: 'Venetian blinds of wood '.repeat(6) }],
  },
};
