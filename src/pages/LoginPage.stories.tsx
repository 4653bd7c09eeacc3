import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { LoginPage } from './LoginPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: LoginPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.login } },
});

export const Default = meta.story();
