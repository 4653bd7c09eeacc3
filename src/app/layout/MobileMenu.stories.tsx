import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MobileMenu } from './MobileMenu';

const meta = preview.meta({
  component: MobileMenu,
  args: { isOpen: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true } } });
