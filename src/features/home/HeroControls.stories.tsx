import Box from '@mui/material/Box';
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
  decorators: [
    (Story) => (
      <Box
        sx={{ position: 'relative', minHeight: 120, bgcolor: 'night.main', color: 'night.light' }}
      >
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof HeroControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const LastPaused: Story = { args: { active: 2, isPaused: true } };
