import preview from '#.storybook/preview';
import { goOffline } from '../../../.storybook/storyOffline';
import { OfflineBanner } from './OfflineBanner';

const meta = preview.meta({
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: goOffline,
});

export const Default = meta.story();
