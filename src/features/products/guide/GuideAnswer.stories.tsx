import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { GuideAnswer } from './GuideAnswer';

const meta = {
  title: 'Features/Guide/GuideAnswer',
  component: GuideAnswer,
  args: { situation: DEFAULT_SITUATION, headingId: 'answer' },
} satisfies Meta<typeof GuideAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLayer: Story = { args: { situation: { ...DEFAULT_SITUATION, room: 'bathroom' } } };

/** A door out of reach adds two notes. */
export const WithNotes: Story = {
  args: { situation: { ...DEFAULT_SITUATION, room: 'majlis', extras: ['door', 'high'] } },
};
