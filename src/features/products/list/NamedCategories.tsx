import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import type { SuggestedCategory } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { suggestedCategoryPath } from '../suggestedCategoryPath';
import { listMessages } from '../shared/messages';

export interface NamedCategoriesProps {
  categories: readonly SuggestedCategory[];
}

/** Links to the categories that a search names, above its results (product 5.12). */
export function NamedCategories({ categories }: NamedCategoriesProps) {
  const t = useTranslate();
  const labelId = useId();
  return (
    <Box
      component="nav"
      aria-labelledby={labelId}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        marginBlockEnd: { xs: 3, md: 4 },
      }}
    >
      <Typography id={labelId} component="p" color="textSecondary">
        {t(listMessages.namedCategories)}
      </Typography>
      {categories.map((category) => {
        const path = suggestedCategoryPath(category);
        return (
          <Button key={path} href={path} lang={category.lang} variant="outlined" size="small">
            {category.name}
          </Button>
        );
      })}
    </Box>
  );
}
