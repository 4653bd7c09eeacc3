import { PageMeta } from '@/components/PageMeta';
import { articlePath } from '@/lib/paths';
import type { ArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { truncateDescription } from '@/lib/truncateDescription';
import { toArticleStructuredData } from './articleStructuredData';
import { firstParagraphOf } from './plainBlocks';

/** Meta tags and structured data of an article. */
export function ArticleMeta({ article }: { article: ArticleState }) {
  const { title, description, image } = article;
  return (
    <PageMeta
      title={title}
      description={truncateDescription(firstParagraphOf(description) ?? title)}
      canonicalPath={articlePath(slugify(title))}
      image={image}
      structuredData={toArticleStructuredData(article)}
    />
  );
}
