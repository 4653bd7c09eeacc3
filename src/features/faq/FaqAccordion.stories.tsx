import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { faqEntries } from '@/fixtures/catalogue.fixtures';
import { FaqAccordion } from './FaqAccordion';

const meta = preview.meta({ component: FaqAccordion, args: { entries: faqEntries } });

export const Default = meta.story();

/** Several questions can be open at once. */
export const TwoOpen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (first === undefined || second === undefined) throw new Error('Expected two questions.');
    await userEvent.click(first);
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(args.entries[0]?.answer ?? '')).toBeVisible();
    await expect(canvas.getByText(args.entries[1]?.answer ?? '')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    entries: faqEntries.map((entry) => ({
      ...entry,
      question: `${entry.question} `.repeat(4),
      answer: `${entry.answer}\n`.repeat(12),
    })),
  },
});
