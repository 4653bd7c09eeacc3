import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeroControls } from './HeroControls';

const meta = preview.meta({
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
});

export const First = meta.story();
export const LastPaused = meta.story({ args: { active: 2, isPaused: true } });
export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3 of 3' }));
    await expect(args.onShow).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await expect(args.onTogglePause).toHaveBeenCalledOnce();
  },
});
