import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { WorkProduct } from '@/contract/catalogue';
import { useTranslate } from '@/i18n/useTranslate';
import { productPath } from '@/lib/paths';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(2),
}));

export interface WorkProductsProps {
  products: readonly WorkProduct[];
}

/** Links to the fabrics and blinds of a finished project (product 4.9). */
export function WorkProducts({ products }: WorkProductsProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: fluid(32, 56) }}>
      <Typography id={headingId} variant="h4" component="h2">
        {t(messages.products)}
      </Typography>
      <List>
        {products.map(({ _id: id, name, lang }) => (
          <li key={id}>
            <Button variant="outlined" href={productPath(id)} lang={lang}>
              {name}
            </Button>
          </li>
        ))}
      </List>
    </Box>
  );
}
