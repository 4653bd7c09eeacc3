import Typography from '@mui/material/Typography';
import type { Category } from '@/contract/catalogue';
import { PictureCard } from '@/components/PictureCard';
import { useTranslate } from '@/i18n/useTranslate';
import { categoryPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { CategoryList, LARGE_COUNT } from './CategoryList';
import { messages } from './messages';

const LARGE_SIZES = '(min-width: 1344px) 632px, (min-width: 600px) 48vw, 46vw';
const SMALL_SIZES =
  '(min-width: 1344px) 410px, (min-width: 900px) 31vw, (min-width: 600px) 48vw, 46vw';

/** Categories with image, name, description and number of sub-categories (product 4.1). */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const t = useTranslate();
  return (
    <CategoryList>
      {categories.map(({ _id, name, lang, description, image, imageAlt, subCount }, index) => (
        <li key={_id}>
          <PictureCard
            to={categoryPath(_id)}
            list="categories"
            title={name}
            lang={lang}
            image={image}
            imageAlt={imageAlt}
            ratio="1 / 1"
            sizes={index < LARGE_COUNT ? LARGE_SIZES : SMALL_SIZES}
            isPriority={index < LARGE_COUNT}
          >
            <Typography
              className="description"
              color="textSecondary"
              sx={{ marginBlockStart: 1, maxWidth: '52ch' }}
              {...textIn(lang)}
            >
              {description}
            </Typography>
            <Typography
              variant="overline"
              component="p"
              sx={{ marginBlockStart: 1.5, color: 'primary.dark' }}
            >
              {t(messages.subcategories, { count: subCount })}
            </Typography>
          </PictureCard>
        </li>
      ))}
    </CategoryList>
  );
}
