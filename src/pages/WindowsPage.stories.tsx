import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths, windowPath } from '@/lib/paths';
import { seedNoWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { WindowsPage } from './WindowsPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: WindowsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.windows, fill: seedWindows } },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: seedNoWindows } } });
export const Form = meta.story({ parameters: { shop: { path: windowPath('living') } } });
export const NotFound = meta.story({ parameters: { shop: { path: windowPath('nothing') } } });

export const Erased = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase all windows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
    await expect(await canvas.findByText('No windows yet.')).toBeInTheDocument();
  },
});
