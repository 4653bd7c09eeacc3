import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Category } from '@/contract/catalogue';
import { useTranslate } from '@/i18n/useTranslate';
import { categoryPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

const Names = styled('ul')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(5),
  rowGap: theme.spacing(0.5),
  overflowWrap: 'anywhere',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 2rem)',
}));

/** Links to the other categories. */
export function OtherCategories({ categories }: { categories: Category[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(messages.otherCategories)}>
      <Typography variant="overline" component="h2" sx={{ color: 'primary.dark' }}>
        {t(messages.otherCategories)}
      </Typography>
      <Names>
        {categories.map(({ _id, name, lang }) => (
          <li key={_id}>
            <Link
              href={categoryPath(_id)}
              sx={{ display: 'inline-block', paddingBlock: 1 }}
              {...textIn(lang)}
            >
              {name}
            </Link>
          </li>
        ))}
      </Names>
    </nav>
  );
}
