import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TopBar } from './TopBar';

const meta = {
  title: 'Layout/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true, path: '/about' } } };

/** On small screens the links are in a drawer; closing it restores focus to the button. */
export const MenuOpened: Story = {
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
};
