import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedNoWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { WindowsNoteDialog } from './WindowsNoteDialog';

const meta = preview.meta({
  component: WindowsNoteDialog,
  tags: ['!autodocs'],
  parameters: { shop: { fill: seedWindows } },
  args: { isOpen: true, onClose: () => undefined, onAdd: fn() },
});

export const Default = meta.story();

/** Only the chosen windows are added. */
export const Chosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Window 3/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bedroom/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to my notes' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling, Wave (ripple-fold), To both sides, At the floor',
    );
  },
});

export const Empty = meta.story({ parameters: { shop: { fill: seedNoWindows } } });
