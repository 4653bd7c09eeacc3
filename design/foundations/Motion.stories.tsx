import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { easeOut, motion } from '@/theme/tokens';

function Track({ name, ms, isAtEnd }: { name: string; ms: number; isAtEnd: boolean }) {
  return (
    <Box component="li" sx={{ listStyle: 'none', paddingBlock: 2 }}>
      <Typography variant="h6" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {ms} ms, {easeOut}
      </Typography>
      <Box sx={{ containerType: 'inline-size', bgcolor: 'sand.main', marginBlockStart: 1 }}>
        <Box
          data-testid={name}
          sx={{
            width: 48,
            height: 48,
            bgcolor: 'primary.main',
            transition: `transform ${ms}ms ${easeOut}`,
            transform: isAtEnd ? 'translateX(calc(100cqw - 48px))' : 'none',
            '[dir=rtl] &': { transform: isAtEnd ? 'translateX(calc(48px - 100cqw))' : 'none' },
          }}
        />
      </Box>
    </Box>
  );
}

function Tracks() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Button onClick={() => setIsAtEnd(!isAtEnd)}>{isAtEnd ? 'Move back' : 'Move'}</Button>
      <Box component="ul" sx={{ margin: 0, padding: 0 }}>
        {Object.entries(motion).map(([name, ms]) => (
          <Track key={name} name={name} ms={ms} isAtEnd={isAtEnd} />
        ))}
      </Box>
    </Box>
  );
}

/** Short ease-out transitions of transform and opacity; none with `prefers-reduced-motion`. */
const meta = preview.meta({
  render: () => <Tracks />,
  parameters: { controls: { disable: true } },
});

/** Click the button to see each duration. */
export const Durations = meta.story();

/** With `prefers-reduced-motion` nothing moves. */
export const Reduced = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const slowest = canvas.getByTestId('heroTransition');
    await expect(parseFloat(getComputedStyle(slowest).transitionDuration)).toBeLessThan(0.001);
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible();
  },
});
