import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleEntry } from './faqSamples';
import { FaqItem } from './FaqItem';

const meta = {
  title: 'Features/FAQ/FaqItem',
  component: FaqItem,
  args: { entry: sampleEntry, isOpen: false, onToggle: () => undefined },
} satisfies Meta<typeof FaqItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { isOpen: true } };

export const LongText: Story = {
  args: {
    isOpen: true,
    entry: {
      ...sampleEntry,
      question: `${sampleEntry.question} `.repeat(4),
      answer: `${sampleEntry.answer} `.repeat(12),
    },
  },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
