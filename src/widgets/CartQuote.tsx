import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { selectCart, selectCartLines } from '@/api/cart';
import { QueryState } from '@/components/QueryState';
import { CartEmpty } from '@/features/cart/CartEmpty';
import { CartSkeleton } from '@/features/cart/CartSkeleton';
import { messages } from '@/features/cart/messages';
import { CartQuoteTable } from '@/features/cart/quote/CartQuoteTable';
import { useCartState } from '@/features/cart/useCartState';
import { compareCatalog } from '@/features/products/compare/compareCatalog';
import { PrintedOn } from '@/features/products/compare/PrintedOn';
import { adviceMessages } from '@/features/windows/advice/adviceMessages';
import { FitterSheets } from '@/features/windows/quote/FitterSheets';
import { quoteMessages } from '@/features/windows/quote/quoteMessages';
import { QuoteTools } from '@/features/windows/quote/QuoteTools';
import { useWindows } from '@/features/windows/useWindows';
import { windowsCatalog } from '@/features/windows/windowsCatalog';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';

function Quote() {
  const t = useTranslate();
  const query = useCartState();
  const cart = useAppSelector(selectCart);
  const lines = useAppSelector(selectCartLines);
  const windows = useWindows();
  return (
    <QueryState
      query={query}
      data={windows && cart && { ...cart, windows }}
      what={t(messages.subject)}
      skeleton={<CartSkeleton />}
    >
      {({ windows: all, ...totals }) =>
        lines.length === 0 ? (
          <CartEmpty />
        ) : (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <QuoteTools backPath={paths.cart} backLabel={t(quoteMessages.backToCart)} />
            <PrintedOn isAlwaysShown />
            <CartQuoteTable {...totals} lines={lines} />
            {lines.some(({ soldAs }) => soldAs === 'metre') && (
              <Typography variant="body2">{t(adviceMessages.clothOnly)}</Typography>
            )}
            <FitterSheets windows={all} />
          </Box>
        )
      }
    </QueryState>
  );
}

/** The cart as a dated quote, and a fitter's sheet for each measured window (product 15.14). */
export function CartQuote() {
  return (
    <AddMessages catalog={windowsCatalog}>
      <AddMessages catalog={compareCatalog}>
        <Quote />
      </AddMessages>
    </AddMessages>
  );
}
