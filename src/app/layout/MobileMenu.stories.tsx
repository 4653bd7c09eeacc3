import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { MobileMenu } from './MobileMenu';

const meta = preview.meta({
  component: MobileMenu,
  args: { isOpen: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true } } });

export const LeftByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainElement(screen.getByRole('link', { name: 'Our Works' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
