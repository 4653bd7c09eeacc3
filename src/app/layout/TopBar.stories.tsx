import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { TopBar } from './TopBar';

const meta = preview.meta({ component: TopBar, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true, path: '/about' } } });

/** On small screens the links are in a drawer; closing it restores focus to the button. */
export const MenuOpened = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});
