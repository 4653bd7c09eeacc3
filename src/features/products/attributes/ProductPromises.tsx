import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { CheckIcon } from '@/components/icons';
import type { SoldAs } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath } from '@/lib/paths';
import type { BuyingWay } from '../detail/buyingWays';
import { promiseMessages as messages } from './messages';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: '0.9375rem',
  '& li': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& a': { color: 'inherit' },
  '& svg': { flex: 'none', color: theme.palette.primary.dark, fontSize: '1.25rem', marginBlock: 2 },
}));

export interface ProductPromisesProps {
  /** Unit of the chosen size; `undefined` when the server names none. */
  soldAs: SoldAs | undefined;
  /** How a product is bought that can be made to measure. */
  way?: BuyingWay;
}

/** What the shop promises for the chosen size: cloth is cut, not sewn, and only what is finished for a window includes fitting (product 5.22). */
export function ProductPromises({ soldAs, way }: ProductPromisesProps) {
  const t = useTranslate();
  const { making, fitting, measuring } = messages.withoutUnit;
  const kind = way === 'made' ? way : way === 'cloth' ? 'clothOfMade' : soldAs;
  const first = kind === undefined ? [making, fitting] : Object.values(messages.of[kind]);
  return (
    <List>
      {first.map((message) => (
        <li key={message.id}>
          <CheckIcon />
          <Box component="span">{t(message)}</Box>
        </li>
      ))}
      <li>
        <CheckIcon />
        <Link to={bookingPath}>{t(measuring)}</Link>
      </li>
    </List>
  );
}
