import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { AttachWindows } from './AttachWindows';

const meta = preview.meta({
  component: AttachWindows,
  parameters: { shop: { fill: seedWindows } },
  args: { isAttached: false, hasFailed: false, onChange: fn(), onText: fn(), onError: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Attach my windows' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(args.onText).not.toHaveBeenCalled();
  },
});
export const Attached = meta.story({
  args: { isAttached: true },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onText).toHaveBeenLastCalledWith(expect.stringMatching(/^Living room/)),
    );
  },
});
/** The code that writes the text could not be loaded. */
export const Error = meta.story({
  tags: ['error'],
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You can send the request without them.',
    );
  },
});
