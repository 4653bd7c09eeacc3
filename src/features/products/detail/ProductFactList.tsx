import { styled } from '@mui/material/styles';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

export interface ProductFactListProps {
  brand: string;
  category: string;
  productId: string;
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  fontSize: '0.9375rem',
  '& div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7.5rem) minmax(60%, 1fr)',
    gap: 16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Brand, category and product id; empty values are omitted (product 5.4). */
export function ProductFactList({ brand, category, productId }: ProductFactListProps) {
  const t = useTranslate();
  const facts = [
    [t(messages.brand), brand],
    [t(messages.category), category],
    [t(messages.productId), productId],
  ];
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
