import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { AttachedWindows } from './AttachedWindows';

const meta = {
  title: 'Features/Windows/AttachedWindows',
  component: AttachedWindows,
  parameters: { shop: { fill: seedWindows } },
  args: { onText: fn() },
} satisfies Meta<typeof AttachedWindows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is shown is what is sent. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onText).toHaveBeenLastCalledWith(
        expect.stringMatching(/^Living room, Terrace door: W 240 × D 265 cm/),
      ),
    );
    await expect(canvasElement).toHaveTextContent('Bedroom, Window 2: W 121 × D 160 cm');
  },
};
