import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { faqEntry } from '@/fixtures/catalogue.fixtures';
import { FaqItem } from './FaqItem';

const meta = {
  title: 'Features/FAQ/FaqItem',
  component: FaqItem,
  args: { entry: faqEntry, isOpen: false, onToggle: () => undefined },
} satisfies Meta<typeof FaqItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };

export const LongText: Story = {
  args: {
    isOpen: true,
    entry: {
      ...faqEntry,
      question: `${faqEntry.question} `.repeat(4),
      answer: `${faqEntry.answer} `.repeat(12),
    },
  },
};
