import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { selectCart, selectCartLines } from '@/api/cart';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { PageMeta } from '@/components/PageMeta';
import { QueryState } from '@/components/QueryState';
import { CartEmpty } from '@/features/cart/CartEmpty';
import { CartSkeleton } from '@/features/cart/CartSkeleton';
import { messages } from '@/features/cart/messages';
import { CartQuoteTable } from '@/features/cart/quote/CartQuoteTable';
import { useCartState } from '@/features/cart/useCartState';
import { PrintedOn } from '@/features/products/compare/PrintedOn';
import { SaveQuote } from '@/features/quotes/SaveQuote';
import { quoteMessages } from '@/features/windows/messages';
import { FitterSheets } from '@/features/windows/quote/FitterSheets';
import { QuoteTools } from '@/features/windows/quote/QuoteTools';
import { useWindows } from '@/features/windows/useWindows';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { quoteRequest } from '@/lib/quoteRequest';
import { useAppSelector } from '@/store/hooks';
import { fluid } from '@/theme/tokens';
import { Letterhead } from './Letterhead';

function Sheet() {
  const t = useTranslate();
  const query = useCartState();
  const cart = useAppSelector(selectCart);
  const lines = useAppSelector(selectCartLines);
  const quoted = quoteRequest(lines);
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
            <QuoteTools backPath={paths.cart} backLabel={t(quoteMessages.backToCart)}>
              {quoted !== undefined && <SaveQuote collect={() => Promise.resolve(quoted)} />}
            </QuoteTools>
            <PrintedOn isAlwaysShown />
            <CartQuoteTable {...totals} lines={lines} />
            <FitterSheets windows={all} />
          </Box>
        )
      }
    </QueryState>
  );
}

/** The cart as a dated quote, and a fitter's sheet for each measured window (product 15.14). */
export function CartQuote() {
  const t = useTranslate();
  const title = t(quoteMessages.cartTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLinked = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    // The path is that of the cart, so the app moves no focus.
    if (isLinked) heading.current?.focus();
  }, [isLinked]);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56) }}>
      <Letterhead />
      <PageMeta title={title} canonicalPath={paths.cart} />
      <Breadcrumbs crumbs={[{ label: t(messages.pageTitle), to: paths.cart }, { label: title }]} />
      <Typography
        ref={heading}
        variant="h1"
        tabIndex={-1}
        sx={{ marginBlock: fluid(12, 32), outlineOffset: 8 }}
      >
        {title}
      </Typography>
      <Sheet />
    </Container>
  );
}
