import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { RollersDetailPage } from './RollersDetailPage';

const meta = {
  title: 'Pages/Features Of Rollers & Blinds',
  tags: ['!autodocs'],
  component: RollersDetailPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.rollersDetail } },
} satisfies Meta<typeof RollersDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
