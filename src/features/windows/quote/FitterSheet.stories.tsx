import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { bedroom, living } from '@/fixtures/windows.fixtures';
import { FitterSheet } from './FitterSheet';

const meta = {
  title: 'Features/Windows/FitterSheet',
  component: FitterSheet,
  args: { window: living, name: 'Living room, Terrace door' },
} satisfies Meta<typeof FitterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Blind: Story = { args: { window: bedroom, name: 'Bedroom, Window 2' } };
