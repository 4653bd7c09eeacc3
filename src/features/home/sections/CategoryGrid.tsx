import Typography from '@mui/material/Typography';
import { selectCategories } from '@/api/catalogue';
import { Button } from '@/components/Button';
import { CardSkeletons } from '@/components/CardSkeletons';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { homeHeadings } from '@/content/promos';
import type { Category } from '@/contract/catalogue';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { categoryPath, paths } from '@/lib/paths';
import { CardGrid } from './CardGrid';
import { HomeList, type HomeQuery } from './HomeList';
import { LIST_SKELETONS } from '../constants';
import { belowFoldMessages } from '../messages';

const HEADING_ID = 'home-categories';
const SIZES = '(min-width: 1344px) 302px, (min-width: 740px) 23vw, (min-width: 600px) 31vw, 40vw';

function CategoryCard({ category }: { category: Category }) {
  const t = useTranslate();
  return (
    <PictureCard
      to={categoryPath(category._id)}
      list="categories"
      title={category.name}
      lang={category.lang}
      component="h3"
      image={category.image}
      imageAlt={category.imageAlt}
      ratio="1 / 1"
      sizes={SIZES}
    >
      <Typography variant="body2" color="textSecondary">
        {t(belowFoldMessages.subcategories, { count: category.subCount })}
      </Typography>
    </PictureCard>
  );
}

/** Categories with the number of their sub-categories (product 3.4). */
export function CategoryGrid({ home }: { home: HomeQuery }) {
  const t = useTranslate();
  const headings = useContent(homeHeadings);
  const { heading, text, linkLabel } = headings.categories;
  return (
    <Section labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        title={heading}
        text={text}
        action={
          <Button variant="text" href={paths.categories}>
            {linkLabel}
          </Button>
        }
      />
      <HomeList
        home={home}
        what={t(belowFoldMessages.whatCategories)}
        items={home.data && selectCategories(home.data.categories)}
        emptyTitle={t(belowFoldMessages.noCategories)}
        skeleton={
          <CardGrid aria-busy="true">
            <CardSkeletons count={LIST_SKELETONS} ratio="1 / 1" />
          </CardGrid>
        }
      >
        {(categories) => (
          <CardGrid>
            {categories.map((category) => (
              <li key={category._id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </CardGrid>
        )}
      </HomeList>
    </Section>
  );
}
