import type { FaqEntry } from './faqItems';

/** Questions for stories. */
export const sampleEntries: FaqEntry[] = [
  {
    slug: 'is-the-home-visit-free',
    question: 'Is the home visit free?',
    answer:
      'Yes. Measuring, advice and a written quotation cost nothing anywhere in Dubai, and you are not asked for a deposit on the day.',
  },
  {
    slug: 'how-long-does-an-order-take',
    question: 'How long does an order take?',
    answer:
      'Curtains and blinds in stocked fabrics are made within 24 hours and installed within 48.',
  },
  {
    slug: 'a-long-question',
    question:
      'Can you make curtains for a double-height window that curves around a staircase and has no wall on one of its sides?',
    answer: 'We template such windows in card first. '.repeat(8),
  },
];

/** One of them. */
export const sampleEntry: FaqEntry = sampleEntries[0] ?? { slug: 'q', question: 'Q', answer: 'A' };
