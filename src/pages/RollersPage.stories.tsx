import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { RollersPage } from './RollersPage';

const meta = {
  title: 'Pages/Rollers and Blinds',
  tags: ['!autodocs'],
  component: RollersPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.rollers } },
} satisfies Meta<typeof RollersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
