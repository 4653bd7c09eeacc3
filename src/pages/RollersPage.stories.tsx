import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { RollersPage } from './RollersPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: RollersPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.rollers } },
});

export const Default = meta.story();
