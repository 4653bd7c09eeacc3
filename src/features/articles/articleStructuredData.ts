import type { ArticleState } from '@/lib/detailPageState';
import type { Language } from '@/lib/language';

/** Structured data of an article (schema.org Article); unknown fields are omitted. */
export function toArticleStructuredData(
  article: ArticleState,
  language: Language,
): Record<string, unknown> {
  const { title, lang = language, image, createdAt } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    inLanguage: lang,
    ...(image !== '' && { image: [image] }),
    ...(createdAt !== '' && { datePublished: createdAt }),
    author: { '@type': 'Organization', name: 'Sadeel' },
    publisher: { '@type': 'Organization', name: 'Sadeel' },
  };
}
