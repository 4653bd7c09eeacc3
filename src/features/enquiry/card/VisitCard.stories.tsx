import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VisitCard } from './VisitCard';

const visit = {
  answer: 'anyHow' as const,
  date: '2026-12-01',
  time: '10:30',
  calendarUrl: '/api/visits/token-of-a-story.ics',
  googleCalendarUrl: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
};
const notes = [
  'Living room, Terrace door: W 240 × D 265 cm, Curtain track on the ceiling',
  'Bedroom, Window 2: W 121 × D 160 cm, Blind inside the recess',
].join('\n');

const meta = preview.meta({
  component: VisitCard,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { visit },
});

export const Default = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Your visit request' });
    await expect(card).toHaveTextContent('Tuesday 1 December, 10:30');
    const file = canvas.getByRole('link', { name: 'Add to calendar' });
    await expect(file).toHaveAttribute('href', visit.calendarUrl);
    await expect(file).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: /^Google Calendar/ })).toBeVisible();
  },
});
export const WithWindows = meta.story({ args: { visit: { ...visit, notes } } });
/** The server sent no visit. */
export const WithoutCalendar = meta.story({
  args: { visit: { answer: 'anyHow', date: '2026-12-01', time: '10:30' } },
});
/** Browsers without a date field send any text. */
export const LongText = meta.story({
  args: {
    visit: {
      answer: 'anyHow',
      date: 'some day after the holidays, or before',
      time: 'in the morning',
      notes: Array.from({ length: 16 }, () => notes).join('\n'),
    },
  },
});
/** Neither number nor address can be used. */
export const Unreachable = meta.story({ args: { visit: { ...visit, answer: 'none' } } });
