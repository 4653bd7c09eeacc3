import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { MobileMenu } from './MobileMenu';

const meta = {
  title: 'Layout/MobileMenu',
  component: MobileMenu,
  args: { isOpen: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };

export const LeftByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainElement(screen.getByRole('link', { name: 'Our Works' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
