import preview from '#.storybook/preview';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { WindowDrawing } from './WindowDrawing';

const meta = preview.meta({
  component: WindowDrawing,
  args: {
    situation: DEFAULT_SITUATION,
    advice: {
      reason: 'distance' as const,
      glass: 'linen-sheer' as const,
      room: 'filter-or-dim' as const,
    },
  },
});

export const Default = meta.story();

export const Blackout = meta.story({
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'east', overlooked: 'near' },
    advice: { reason: 'sunrise', glass: 'voile', room: 'blackout' },
  },
});

export const Screen = meta.story({
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'south', overlooked: 'far' },
    advice: { reason: 'winterSun', glass: 'dense-screen' },
  },
});

export const DayAndNight = meta.story({
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'north', overlooked: 'none' },
    advice: { reason: 'steam', glass: 'day-night' },
  },
});

export const Roman = meta.story({ args: { advice: { reason: 'tidy', glass: 'dining-roman' } } });
