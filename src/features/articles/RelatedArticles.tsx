import { styled } from '@mui/material/styles';
import type { ArticleRecord } from '@/api/articles';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatLongDate } from '@/lib/dates';
import { articlePath } from '@/lib/paths';
import { toArticleState } from '@/lib/detailPageState';
import { messages } from './messages';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Cards of related articles. */
export function RelatedArticles({ articles }: { articles: readonly ArticleRecord[] }) {
  const t = useTranslate();
  const language = useLanguage();
  if (articles.length === 0) return null;
  return (
    <Section ground="sand" labelledBy="related-articles">
      <SectionHead
        id="related-articles"
        title={t(messages.related)}
        text={t(messages.relatedText)}
      />
      <Cards>
        {articles.map((article) => (
          <li key={article.slug}>
            <PictureCard
              to={articlePath(article.slug)}
              list="articles"
              state={toArticleState(article)}
              title={article.title}
              lang={article.lang}
              component="h3"
              image={article.image}
              ratio="8 / 5"
              sizes="(min-width: 1344px) 410px, (min-width: 600px) 31vw, 94vw"
              overline={
                <time dateTime={article.createdAt}>
                  {formatLongDate(article.createdAt, language)}
                </time>
              }
            />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
