import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FooterColumn } from './FooterColumn';

const meta = {
  title: 'Frame/FooterColumn',
  component: FooterColumn,
  args: { title: 'Visit us', children: 'Showroom 7, 17th Street, Dubai' },
  globals: { backgrounds: { value: 'dark' } },
} satisfies Meta<typeof FooterColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
