import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { bedroom, kitchen, living } from '@/fixtures/windows.fixtures';
import { WindowDrawing } from './WindowDrawing';

const meta = {
  title: 'Features/Windows/WindowDrawing',
  component: WindowDrawing,
  args: { window: living },
} satisfies Meta<typeof WindowDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Window 240 cm wide, curtains 265 cm long, track 288 cm; open curtains take 24 cm on each side.',
    );
  },
};
export const OneSide: Story = { args: { window: { ...living, draw: 'right', reach: 'sill' } } };
export const Blind: Story = { args: { window: bedroom } };
export const Empty: Story = { args: { window: kitchen } };
