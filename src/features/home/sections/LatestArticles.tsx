import { selectArticles, type ArticleRecord } from '@/api/articles';
import { CardSkeletons } from '@/components/CardSkeletons';
import { CardCarousel } from '@/components/CardCarousel';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { homeHeadings } from '@/content/promos';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { toArticleState } from '@/lib/detailPageState';
import { formatLongDate } from '@/lib/dates';
import { articlePath } from '@/lib/paths';
import { HomeList, type HomeQuery } from './HomeList';
import { ARTICLES_WITHOUT_BUTTONS, CARD_PX, LIST_SKELETONS, STEP_PX } from '../constants';
import { belowFoldMessages } from '../messages';

const HEADING_ID = 'home-articles';
const RATIO = '1 / 1';

function ArticleCard({ article }: { article: ArticleRecord }) {
  const language = useLanguage();
  const { slug, title, lang, image, imageAlt, createdAt } = article;
  return (
    <PictureCard
      to={articlePath(slug)}
      list="articles"
      state={toArticleState(article)}
      title={title}
      lang={lang}
      component="h3"
      image={image}
      imageAlt={imageAlt}
      ratio={RATIO}
      sizes={`${CARD_PX}px`}
      overline={<time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>}
    />
  );
}

/** Latest articles; carousel buttons appear for more than three (product 3.9). */
export function LatestArticles({ home }: { home: HomeQuery }) {
  const t = useTranslate();
  const headings = useContent(homeHeadings);
  const { heading, text } = headings.articles;
  const articles = home.data && selectArticles(home.data.articles);
  const hasButtons = articles !== undefined && articles.length > ARTICLES_WITHOUT_BUTTONS;
  const head = { id: HEADING_ID, title: heading, text };
  const carousel = {
    ...head,
    what: t(belowFoldMessages.carouselArticles),
    cardPx: CARD_PX,
    stepPx: STEP_PX,
  };
  return (
    <Section labelledBy={HEADING_ID}>
      <HomeList
        home={home}
        what={t(belowFoldMessages.whatArticles)}
        items={articles}
        emptyTitle={t(belowFoldMessages.noArticles)}
        head={<SectionHead {...head} />}
        skeleton={
          <CardCarousel key="skeleton" {...carousel} hasButtons={false}>
            <CardSkeletons count={LIST_SKELETONS} ratio={RATIO} />
          </CardCarousel>
        }
      >
        {(list) => (
          <CardCarousel key="list" {...carousel} hasButtons={hasButtons}>
            {list.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </CardCarousel>
        )}
      </HomeList>
    </Section>
  );
}
