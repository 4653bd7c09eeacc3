import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router';
import { later } from '@/components/later';
import { loadingShape } from '@/components/loadingShape';
import { PageMeta } from '@/components/PageMeta';
import { PrintLetterhead } from '@/components/PrintLetterhead';
import { PrintStyles } from '@/components/PrintStyles';
import { Section } from '@/components/Section';
import { SectionError } from '@/components/SectionError';
import { company } from '@/content/company';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHeader } from '@/features/articles/ArticleHeader';
import { ArticleMeta } from '@/features/articles/ArticleMeta';
import { messages } from '@/features/articles/messages';
import { UnknownArticle } from '@/features/articles/UnknownArticle';
import { useArticle } from '@/features/articles/useArticle';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { readArticleState } from '@/lib/showroomState';

const ArticleSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ '@/features/articles/ArticleSkeleton'))
      .ArticleSkeleton,
);

const RelatedArticles = later(
  'related-articles',
  async () => (await import('@/features/articles/RelatedArticles')).RelatedArticles,
);

/** The article of this slug in whichever state its call is. */
function ArticleScreen({ slug }: { slug: string }) {
  const { state } = useLocation() as Location<unknown>;
  const { article, imageAlt, related, ...call } = useArticle(readArticleState(state), slug);

  if (call.isLoading) {
    return (
      <>
        <PageMeta title={messages.overline} />
        <ArticleSkeleton />
      </>
    );
  }
  if (call.hasFailed) {
    return (
      <>
        <PageMeta title={messages.overline} />
        <SectionError
          component="h1"
          what={messages.what}
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
      <ArticleMeta article={article} />
      <PrintStyles />
      <PrintLetterhead {...company} />
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

/** /articleDetails: one article, from navigation state or found by its slug (spec §2, decisions §2). */
export function ArticlePage() {
  const [params] = useSearchParams();
  const slug = params.get('article') ?? '';
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(slug, top);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <ArticleScreen slug={slug} />
    </Box>
  );
}
