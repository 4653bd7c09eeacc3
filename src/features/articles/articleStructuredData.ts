import type { ArticleState } from '@/lib/detailPageState';

/** Structured data of an article (schema.org Article); unknown fields are omitted. */
export function toArticleStructuredData(article: ArticleState): Record<string, unknown> {
  const { title, image, createdAt } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(image !== '' && { image: [image] }),
    ...(createdAt !== '' && { datePublished: createdAt }),
    author: { '@type': 'Organization', name: 'Sadeel' },
    publisher: { '@type': 'Organization', name: 'Sadeel' },
  };
}
