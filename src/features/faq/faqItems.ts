import type { Faq } from '@/contract/catalogue';
import { uniqueSlugs } from '@/lib/slug';
import { stripMarkup } from '@/lib/stripMarkup';

export interface FaqEntry {
  /** URL fragment of the question; unique on its page. */
  slug: string;
  question: string;
  /** Plain text. */
  answer: string;
}

/** Questions with slugs and plain-text answers (product 4.8). */
export function toFaqEntries(faq: readonly Faq[]): FaqEntry[] {
  const slugs = uniqueSlugs(
    faq.map(({ question }) => question),
    'question',
  );
  return faq.map(({ question, answer }, index) => ({
    slug: slugs[index] ?? '',
    question,
    answer: stripMarkup(answer),
  }));
}

/** Structured data of the questions (schema.org FAQPage). */
export function toFaqStructuredData(entries: readonly FaqEntry[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
