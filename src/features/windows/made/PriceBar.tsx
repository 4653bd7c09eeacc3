import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { adviceMessages } from '../messages';
import { configuratorMessages as messages } from './messages';
import { stepMessages } from './steps/messages';

export interface PriceBarProps {
  /** In dirhams; `undefined` when the window has none. */
  price: number | undefined;
  currency: string;
  /** What the price is for. */
  includes: string;
  /** Without a price: why, and what works. */
  advice?: ReactNode;
  /** Opens above the price. */
  breakdown?: ReactNode;
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  // The price beside the button, below it where they do not fit.
  '& > div:not([id])': { flex: '1 1 10rem' },
  '& > .MuiButton-root': { flex: '1 0 auto', paddingInline: 16 },
  '& > p': { flexBasis: '100%' },
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '& p': { ...theme.typography.body2, margin: 0 },
  '@media print': { display: 'none' },
}));

/** The price with what it includes. */
function Price({
  price,
  currency,
  includes,
}: {
  price: number;
  currency: string;
  includes: string;
}) {
  const language = useLanguage();
  return (
    <>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '1.5rem',
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <bdi>{formatMoney(price, currency, language)}</bdi>
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {includes}
      </Box>
    </>
  );
}

/** The price as a button that opens its breakdown. */
function OpenedPrice({ children, breakdown }: { children: ReactNode; breakdown: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen && (
        <Box id={id} sx={{ flexBasis: '100%', maxHeight: '45dvh', overflowY: 'auto' }}>
          {breakdown}
        </Box>
      )}
      <div>
        {children}
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: 'block', minHeight: 24, color: 'text.primary' }}
        >
          {t(stepMessages.breakdown)}
        </Link>
      </div>
    </>
  );
}

/** Price and Add to Cart, which stay in view below the form. */
export function PriceBar(props: PriceBarProps) {
  const t = useTranslate();
  const { price, currency, includes, addLabel, isAdding, isAdded, problem, visitPath } = props;
  const { advice, breakdown, onAdd, onBook } = props;
  if (price === undefined)
    return (
      <Bar role="group" aria-label={t(messages.priceOf)}>
        {advice}
      </Bar>
    );
  const shown = <Price price={price} currency={currency} includes={includes} />;
  return (
    <Bar role="group" aria-label={t(messages.priceOf)}>
      {breakdown ? <OpenedPrice breakdown={breakdown}>{shown}</OpenedPrice> : <div>{shown}</div>}
      {visitPath === undefined ? (
        <Button
          size="large"
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
        <Button size="large" href={visitPath} onClick={onBook}>
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
