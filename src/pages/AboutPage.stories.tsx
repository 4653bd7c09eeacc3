import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { AboutPage } from './AboutPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: AboutPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.about } },
});

export const Default = meta.story();
