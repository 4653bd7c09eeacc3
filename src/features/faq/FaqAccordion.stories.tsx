import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { faqEntries } from '@/fixtures/catalogue.fixtures';
import { FaqAccordion } from './FaqAccordion';

const meta = {
  title: 'Features/FAQ/FaqAccordion',
  component: FaqAccordion,
  args: { entries: faqEntries },
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several questions can be open at once. */
export const TwoOpen: Story = {
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
};
