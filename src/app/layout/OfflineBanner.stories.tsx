import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { goOffline } from '../../../.storybook/storyOffline';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  title: 'Layout/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: goOffline,
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
