import preview from '#.storybook/preview';
import { NotFoundPage } from './NotFoundPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', shop: { path: '/nowhere' } },
});

export const Default = meta.story();
