import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HeroControls } from './HeroControls';

const meta = {
  title: 'Features/Home/HeroControls',
  component: HeroControls,
  args: {
    count: 3,
    active: 0,
    canPause: true,
    isPaused: false,
    onShow: () => undefined,
    onTogglePause: () => undefined,
  },
  globals: { backgrounds: { value: 'dark' } },
} satisfies Meta<typeof HeroControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const LastPaused: Story = { args: { active: 2, isPaused: true } };
