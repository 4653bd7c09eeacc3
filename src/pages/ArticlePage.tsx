import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router';
import { NotFoundState } from '@/components/NotFoundState';
import { PageMeta } from '@/components/PageMeta';
import { PendingPart } from '@/components/PendingPart';
import { QueryState } from '@/components/QueryState';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { ArticleHeader } from '@/features/articles/ArticleHeader';
import { ArticleMeta } from '@/features/articles/ArticleMeta';
import { ArticleSkeleton, ArticleTextSkeleton } from '@/features/articles/ArticleSkeleton';
import { messages } from '@/features/articles/messages';
import { RelatedArticles } from '@/features/articles/RelatedArticles';
import { useArticle } from '@/features/articles/useArticle';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { readArticleState } from '@/lib/detailPageState';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { Letterhead } from '@/widgets/Letterhead';

/** Article with this slug, with loading, error and not-found states. */
function ArticleScreen({ urlSlug }: { urlSlug: string }) {
  const t = useTranslate();
  const { state } = useLocation() as Location<unknown>;
  const { article, slug, isTextMissing, imageAlt, related, query } = useArticle(
    readArticleState(state),
    urlSlug,
  );
  return (
    <QueryState
      query={query}
      data={article}
      component="h1"
      what={t(messages.what)}
      skeleton={<ArticleSkeleton />}
      notFound={
        <NotFoundState
          title={t(messages.unknown)}
          help={t(messages.unknownHelp)}
          to={paths.home}
          linkLabel={t(messages.home)}
          metaTitle={t(messages.unknown)}
        />
      }
      wrapFallback={(fallback) => (
        <>
          <PageMeta title={t(messages.overline)} />
          {fallback}
        </>
      )}
    >
      {(data) => (
        <>
          <ArticleMeta article={data} slug={slug} />
          <Letterhead />
          <article>
            <ArticleHeader article={data} imageAlt={imageAlt} />
            <Container sx={{ paddingBlock: `${fluid(40, 80)} ${fluid(64, 120)}` }}>
              {isTextMissing ? (
                <PendingPart
                  query={query}
                  what={t(messages.what)}
                  skeleton={<ArticleTextSkeleton />}
                />
              ) : (
                <ArticleBody html={data.description} lang={data.lang} />
              )}
            </Container>
          </article>
          <Box sx={{ displayPrint: 'none' }}>
            <RelatedArticles articles={related} />
          </Box>
        </>
      )}
    </QueryState>
  );
}

/** /articleDetails: one article, from navigation state or by the slug in the URL (product 4.10). */
export function ArticlePage() {
  const [params] = useSearchParams();
  const slug = params.get('article') ?? '';
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(slug, top);
  return (
    <Box ref={top} tabIndex={-1}>
      <ArticleScreen urlSlug={slug} />
    </Box>
  );
}
