import Box from '@mui/material/Box';
import { useLocation, useSearchParams, type Location } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { PrintStyles } from '@/components/PrintStyles';
import { Section } from '@/components/Section';
import { SectionError } from '@/components/SectionError';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHeader } from '@/features/articles/ArticleHeader';
import { ArticleSkeleton } from '@/features/articles/ArticleSkeleton';
import { toArticleStructuredData } from '@/features/articles/articleStructuredData';
import { toPlainParagraphs } from '@/features/articles/plainParagraphs';
import { RelatedArticles } from '@/features/articles/RelatedArticles';
import { UnknownArticle } from '@/features/articles/UnknownArticle';
import { useArticle } from '@/features/articles/useArticle';
import { articlePath } from '@/lib/paths';
import { readArticleState } from '@/lib/showroomState';
import { slugify } from '@/lib/slug';

/** /articleDetails: one article, from navigation state or found by its slug (spec §2, decisions §2). */
export function ArticlePage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const { article, imageAlt, related, ...call } = useArticle(
    readArticleState(state),
    params.get('article') ?? '',
  );

  if (call.isLoading) return <ArticleSkeleton />;
  if (call.hasFailed) {
    return (
      <>
        <PageMeta title="Journal" />
        <SectionError
          component="h1"
          what="this article"
          reason={call.reason}
          isRetrying={call.isRetrying}
          onRetry={call.retry}
        />
      </>
    );
  }
  if (article === undefined) return <UnknownArticle />;
  return (
    <>
      <PageMeta
        title={article.title}
        description={toPlainParagraphs(article.description)[0]?.slice(0, 160)}
        canonicalPath={articlePath(slugify(article.title))}
        image={article.image}
        structuredData={toArticleStructuredData(article)}
      />
      <PrintStyles />
      <article>
        <ArticleHeader article={article} imageAlt={imageAlt} />
        <Section>
          <ArticleBody html={article.description} />
        </Section>
      </article>
      <Box sx={{ displayPrint: 'none' }}>
        <RelatedArticles articles={related} />
      </Box>
    </>
  );
}
