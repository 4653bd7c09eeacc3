import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { PrivacyPage } from './PrivacyPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.privacy } },
});

export const Default = meta.story();
