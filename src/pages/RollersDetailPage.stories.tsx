import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { RollersDetailPage } from './RollersDetailPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: RollersDetailPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.rollersDetail } },
});

export const Default = meta.story();
