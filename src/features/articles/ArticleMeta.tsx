import { PageMeta } from '@/components/PageMeta';
import { useLanguage } from '@/i18n/useLanguage';
import { articlePath } from '@/lib/paths';
import type { ArticleState } from '@/lib/detailPageState';
import { truncateDescription } from '@/lib/truncateDescription';
import { toArticleStructuredData } from './articleStructuredData';
import { firstParagraphOf } from './plainBlocks';

/** Meta tags and structured data of an article. */
export function ArticleMeta({ article, slug }: { article: ArticleState; slug: string }) {
  const language = useLanguage();
  const { title, description, image } = article;
  return (
    <PageMeta
      title={title}
      description={truncateDescription(firstParagraphOf(description) ?? title)}
      canonicalPath={articlePath(slug)}
      image={image}
      structuredData={toArticleStructuredData(article, language)}
    />
  );
}
