import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { AttachWindows } from './AttachWindows';

const meta = {
  title: 'Features/Enquiry/AttachWindows',
  component: AttachWindows,
  parameters: { shop: { fill: seedWindows } },
  args: { isAttached: false, hasFailed: false, onChange: fn(), onText: fn(), onError: fn() },
} satisfies Meta<typeof AttachWindows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Attach my windows' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(args.onText).not.toHaveBeenCalled();
  },
};
export const Attached: Story = {
  args: { isAttached: true },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onText).toHaveBeenLastCalledWith(expect.stringMatching(/^Living room/)),
    );
  },
};
/** The code that writes the text could not be loaded. */
export const Error: Story = {
  tags: ['error'],
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You can send the request without them.',
    );
  },
};
