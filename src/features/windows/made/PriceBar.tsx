import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { adviceMessages } from '../messages';
import { configuratorMessages as messages } from './messages';
import { refusalMessages } from './refusals/messages';

export interface PriceBarProps {
  /** In dirhams; `undefined` when the window cannot be made. */
  price: number | undefined;
  currency: string;
  /** Instead of price and button: why the window cannot be made, and what works. */
  advice?: ReactNode;
  addLabel: string;
  isAdding: boolean;
  isAdded: boolean;
  /** Why the last press added nothing. */
  problem: string | undefined;
  /** Instead of adding: where a visit is booked. */
  visitPath: string | undefined;
  onAdd: () => void;
  onBook: () => void;
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '& p': { ...theme.typography.body2, margin: 0 },
  '@media print': { display: 'none' },
}));

/** Price and Add to Cart, which stay in view below the form. */
export function PriceBar(props: PriceBarProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { price, currency, addLabel, isAdding, isAdded, problem, visitPath } = props;
  const { advice, onAdd, onBook } = props;
  if (advice)
    return (
      <Bar role="group" aria-label={t(messages.priceOf)}>
        {advice}
      </Bar>
    );
  return (
    <Bar role="group" aria-label={t(messages.priceOf)}>
      {price === undefined ? (
        <p>{t(refusalMessages.codes.unmeasured)}</p>
      ) : (
        <div>
          <Box
            component="span"
            sx={{ fontSize: '1.5rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
          >
            <bdi>{formatMoney(price, currency, language)}</bdi>
          </Box>
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {t(messages.includes)}
          </Box>
        </div>
      )}
      {visitPath === undefined ? (
        <Button
          size="large"
          fullWidth
          disabled={price === undefined}
          aria-disabled={isAdding}
          startIcon={
            isAdding && (
              <CircularProgress size={18} color="inherit" aria-label={t(adviceMessages.adding)} />
            )
          }
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      ) : (
        <Button size="large" fullWidth href={visitPath} onClick={onBook}>
          {t(messages.book)}
        </Button>
      )}
      {problem !== undefined && (
        <Box component="p" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Box>
      )}
      {isAdded && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <p>{t(messages.added)}</p>
          <Button href={paths.cart} variant="text">
            {t(adviceMessages.viewCart)}
          </Button>
        </Box>
      )}
    </Bar>
  );
}
