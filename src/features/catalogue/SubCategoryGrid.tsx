import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SubCategory } from '@/contract/catalogue';
import { PictureCard } from '@/components/PictureCard';
import { curtainDetailPath } from '@/lib/paths';
import { toCurtainDetailState } from '@/lib/showroomState';
import { InvitationCell } from './InvitationCell';

export interface SubCategoryGridProps {
  items: SubCategory[];
  categoryId: string;
  categoryName: string;
}

export const SubCategoryList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  rowGap: theme.spacing(6),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    rowGap: theme.spacing(9),
  },
}));

const SIZES = '(min-width: 1344px) 410px, (min-width: 900px) 31vw, (min-width: 600px) 48vw, 94vw';

/** The sub-categories of a category; each leads to its own page and takes its data along (spec §2). */
export function SubCategoryGrid({ items, categoryId, categoryName }: SubCategoryGridProps) {
  return (
    <SubCategoryList>
      {items.map((item) => (
        <li key={item._id}>
          <PictureCard
            to={curtainDetailPath(categoryId, item._id)}
            state={toCurtainDetailState({ ...item, category: categoryId }, categoryName)}
            title={item.name}
            image={item.image}
            imageAlt={item.imageAlt}
            ratio="4 / 5"
            sizes={SIZES}
          >
            <Typography color="textSecondary" sx={{ marginBlockStart: 1, maxWidth: '52ch' }}>
              {item.description}
            </Typography>
          </PictureCard>
        </li>
      ))}
      <InvitationCell cards={items.length} />
    </SubCategoryList>
  );
}
