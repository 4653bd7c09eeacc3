import type { Faq } from '@/contract/catalogue';
import type { Language } from '@/lib/language';
import { uniqueSlugs } from '@/lib/slug';
import { stripMarkup } from '@/lib/stripMarkup';

export interface FaqEntry {
  /** URL fragment of the question; unique on its page. */
  slug: string;
  question: string;
  /** Plain text. */
  answer: string;
  /** Language of both, when it is not that of the page. */
  lang?: Language;
}

/** Questions with slugs and plain-text answers (product 4.8). */
export function toFaqEntries(faq: readonly Faq[]): FaqEntry[] {
  const slugs = uniqueSlugs(
    faq.map(({ question }) => question),
    'question',
  );
  return faq.map(({ question, answer, lang }, index) => ({
    slug: slugs[index] ?? '',
    question,
    answer: stripMarkup(answer),
    lang,
  }));
}

/** Structured data of the questions (schema.org FAQPage). */
export function toFaqStructuredData(
  entries: readonly FaqEntry[],
  language: Language,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: entries.map(({ question, answer, lang }) => ({
      '@type': 'Question',
      inLanguage: lang,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
