import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { AttachedWindows } from './AttachedWindows';

const meta = preview.meta({
  component: AttachedWindows,
  parameters: { shop: { fill: seedWindows } },
  args: { onText: fn() },
});

/** What is shown is what is sent. */
export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    await waitFor(() =>
      expect(args.onText).toHaveBeenLastCalledWith(
        expect.stringMatching(/^Living room, Terrace door: W 240 × D 265 cm/),
      ),
    );
    await expect(canvasElement).toHaveTextContent('Bedroom, Window 2: W 121 × D 160 cm');
  },
});
