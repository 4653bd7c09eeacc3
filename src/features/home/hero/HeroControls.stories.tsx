import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { HeroControls } from './HeroControls';

const meta = {
  title: 'Features/Home/HeroControls',
  component: HeroControls,
  args: { count: 3, active: 0, canPause: true, isPaused: false, onShow: fn(), onTogglePause: fn() },
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
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3 of 3' }));
    await expect(args.onShow).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await expect(args.onTogglePause).toHaveBeenCalledOnce();
  },
};
