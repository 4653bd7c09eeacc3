import Typography from '@mui/material/Typography';
import type { SubCategory } from '@/contract/catalogue';
import { PictureCard } from '@/components/PictureCard';
import { useTranslate } from '@/i18n/useTranslate';
import { curtainDetailPath } from '@/lib/paths';
import { toCurtainDetailState, type CurtainDetailState } from '@/lib/detailPageState';
import { textIn } from '@/lib/textIn';
import { BookingPromo } from './BookingPromo';
import { messages } from './messages';
import { SubCategoryList } from './SubCategoryList';

export interface SubCategoryGridProps {
  items: SubCategory[];
  categoryId: string;
  category: Pick<CurtainDetailState, 'categoryName' | 'categoryLang'>;
}

const SIZES = '(min-width: 1344px) 410px, (min-width: 900px) 31vw, (min-width: 600px) 48vw, 46vw';

/** Sub-category cards; each links to its page with its data as navigation state (product 4.2). */
export function SubCategoryGrid({ items, categoryId, category }: SubCategoryGridProps) {
  const t = useTranslate();
  return (
    <SubCategoryList>
      {items.map((item) => (
        <li key={item._id}>
          <PictureCard
            to={curtainDetailPath(categoryId, item._id)}
            list="subcategories"
            state={toCurtainDetailState({ ...item, category: categoryId }, category)}
            title={item.name}
            lang={item.lang}
            image={item.image}
            imageAlt={item.imageAlt}
            ratio="4 / 5"
            sizes={SIZES}
          >
            <Typography
              className="description"
              color="textSecondary"
              sx={{ marginBlockStart: 1, maxWidth: '52ch' }}
              {...textIn(item.lang)}
            >
              {item.description}
            </Typography>
            {item.productCount !== undefined && item.productCount > 0 && (
              <Typography
                variant="overline"
                component="p"
                sx={{ marginBlockStart: 1.5, color: 'primary.dark' }}
              >
                {t(messages.fabrics, { count: item.productCount })}
              </Typography>
            )}
          </PictureCard>
        </li>
      ))}
      <BookingPromo cards={items.length} />
    </SubCategoryList>
  );
}
