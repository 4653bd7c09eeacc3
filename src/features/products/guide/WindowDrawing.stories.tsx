import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { WindowDrawing } from './WindowDrawing';

const meta = {
  title: 'Features/Guide/WindowDrawing',
  component: WindowDrawing,
  args: {
    situation: DEFAULT_SITUATION,
    advice: { reason: 'distance', glass: 'linen-sheer', room: 'filter-or-dim' },
  },
} satisfies Meta<typeof WindowDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Blackout: Story = {
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'east', overlooked: 'near' },
    advice: { reason: 'sunrise', glass: 'voile', room: 'blackout' },
  },
};

export const Screen: Story = {
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'south', overlooked: 'far' },
    advice: { reason: 'winterSun', glass: 'dense-screen' },
  },
};

export const DayAndNight: Story = {
  args: {
    situation: { ...DEFAULT_SITUATION, facade: 'north', overlooked: 'none' },
    advice: { reason: 'steam', glass: 'day-night' },
  },
};

export const Roman: Story = { args: { advice: { reason: 'tidy', glass: 'dining-roman' } } };
