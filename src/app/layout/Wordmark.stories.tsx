import preview from '#.storybook/preview';
import { colours } from '@/theme/tokens';
import { Wordmark } from './Wordmark';

const meta = preview.meta({ component: Wordmark, args: { isOnDark: false } });

export const Default = meta.story();
export const OnNight = meta.story({
  args: { isOnDark: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, color: colours.ivory, backgroundColor: colours.night }}>
        <Story />
      </div>
    ),
  ],
});
