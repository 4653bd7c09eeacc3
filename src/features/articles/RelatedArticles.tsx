import { styled } from '@mui/material/styles';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import type { Article } from '@/contract/articles';
import { formatLongDate } from '@/lib/dates';
import { articlePath } from '@/lib/paths';
import { toArticleState } from '@/lib/detailPageState';
import { slugify } from '@/lib/slug';
import { messages } from './messages';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Cards of related articles. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section ground="sand" labelledBy="related-articles">
      <SectionHead id="related-articles" title={messages.related} text={messages.relatedText} />
      <Cards>
        {articles.map((article) => (
          <li key={article.title}>
            <PictureCard
              to={articlePath(slugify(article.title))}
              state={toArticleState(article)}
              title={article.title}
              component="h3"
              image={article.image}
              ratio="8 / 5"
              sizes="(min-width: 1344px) 410px, (min-width: 600px) 31vw, 94vw"
              overline={
                <time dateTime={article.createdAt}>{formatLongDate(article.createdAt)}</time>
              }
            />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
