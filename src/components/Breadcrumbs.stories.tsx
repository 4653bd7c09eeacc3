import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Categories', to: '/categories' }, { label: 'Roller blinds' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = { args: { crumbs: [{ label: 'FAQ' }] } };
export const LongText: Story = {
  args: {
    crumbs: [
      {
        label:
          'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
      },
    ],
  },
  globals: { viewport: { value: 'slim' } },
};
