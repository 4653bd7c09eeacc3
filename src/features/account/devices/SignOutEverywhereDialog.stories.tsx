import type { StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { SignOutEverywhereDialog } from './SignOutEverywhereDialog';

const meta = preview.meta({
  component: SignOutEverywhereDialog,
  tags: ['!autodocs'],
  parameters: { shop: { signedIn: true }, docs: { story: { inline: false, height: '360px' } } },
  args: { isOpen: true, onClose: fn() },
});

async function confirm(userEvent: Parameters<NonNullable<StoryObj['play']>>[0]['userEvent']) {
  const button = await screen.findByRole('button', { name: 'Sign out everywhere' });
  await waitFor(() => expect(button).toBeVisible());
  await userEvent.click(button);
}

/** Focus starts on the button that changes nothing; Esc closes the dialog. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Confirmed = meta.story({
  parameters: { shop: { respond: () => Response.json({ message: 'Signed out.' }) } },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await screen.findByText('You are signed out on all devices.');
  },
});
/** The dialog stays open; the toast has the reason. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: refused('Please try again.') },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await screen.findByText('Please try again.');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
