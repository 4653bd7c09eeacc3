import { PageMeta } from '@/components/PageMeta';
import { articlePath } from '@/lib/paths';
import type { ArticleState } from '@/lib/showroomState';
import { slugify } from '@/lib/slug';
import { summarise } from '@/lib/summarise';
import { toArticleStructuredData } from './articleStructuredData';
import { firstParagraphOf } from './plainBlocks';

/** What search engines and link previews learn about an article. */
export function ArticleMeta({ article }: { article: ArticleState }) {
  const { title, description, image } = article;
  return (
    <PageMeta
      title={title}
      description={summarise(firstParagraphOf(description) ?? title)}
      canonicalPath={articlePath(slugify(title))}
      image={image}
      structuredData={toArticleStructuredData(article)}
    />
  );
}
