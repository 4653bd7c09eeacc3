import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { colours } from '@/theme/tokens';
import { Wordmark } from './Wordmark';

const meta = { title: 'Layout/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnNight: Story = {
  args: { isOnDark: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, color: colours.ivory, backgroundColor: colours.night }}>
        <Story />
      </div>
    ),
  ],
};
