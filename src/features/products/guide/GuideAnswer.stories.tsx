import preview from '#.storybook/preview';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { GuideAnswer } from './GuideAnswer';

const meta = preview.meta({
  component: GuideAnswer,
  args: { situation: DEFAULT_SITUATION, headingId: 'answer' },
});

export const Default = meta.story();
export const OneLayer = meta.story({
  args: { situation: { ...DEFAULT_SITUATION, room: 'bathroom' } },
});

/** A door out of reach adds two notes. */
export const WithNotes = meta.story({
  args: { situation: { ...DEFAULT_SITUATION, room: 'majlis', extras: ['door', 'high'] } },
});
