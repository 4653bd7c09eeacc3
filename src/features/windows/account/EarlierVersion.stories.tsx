import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { living, seedAccount } from '@/fixtures/windows.fixtures';
import { EarlierVersion } from './EarlierVersion';

const meta = preview.meta({
  component: EarlierVersion,
  args: { window: living, name: 'Terrace door' },
  parameters: { shop: { signedIn: true, fill: seedAccount('layla') } },
});

export const Default = meta.story();
export const Opened = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier version of Terrace door' }));
    const width = await screen.findByText('230 cm');
    // The dialog fades in.
    await waitFor(() => expect(width).toBeVisible());
  },
});
