import preview from '#.storybook/preview';
import { faqEntry } from '@/fixtures/catalogue.fixtures';
import { FaqItem } from './FaqItem';

const meta = preview.meta({
  component: FaqItem,
  args: { entry: faqEntry, isOpen: false, onToggle: () => undefined },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { isOpen: true } });

export const LongText = meta.story({
  args: {
    isOpen: true,
    entry: {
      ...faqEntry,
      question: `${faqEntry.question} `.repeat(4),
      answer: `${faqEntry.answer} `.repeat(12),
    },
  },
});
