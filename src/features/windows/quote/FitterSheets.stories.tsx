import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { kitchen, sampleWindows } from '@/fixtures/windows.fixtures';
import { FitterSheets } from './FitterSheets';

const meta = {
  title: 'Features/Windows/FitterSheets',
  component: FitterSheets,
  args: { windows: sampleWindows },
} satisfies Meta<typeof FitterSheets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The kitchen has no measurements yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: /^Fitter’s sheet/ })).toHaveLength(2);
  },
};

export const Empty: Story = { args: { windows: [kitchen] } };
