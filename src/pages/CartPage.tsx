import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { selectCartLineKeys } from '@/api/cart';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { lazyPart } from '@/components/lazyPart';
import { PageLoading } from '@/components/PageLoading';
import { PageMeta } from '@/components/PageMeta';
import { CartLines } from '@/features/cart/CartLines';
import { CartSummary } from '@/features/cart/CartSummary';
import { messages } from '@/features/cart/messages';
import { sharedMessages } from '@/features/cart/shared/messages';
import { PurchaseTerms } from '@/features/cart/terms/PurchaseTerms';
import { useTranslate } from '@/i18n/useTranslate';
import { isCartQuote, paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { fluid } from '@/theme/tokens';
import { CartExtras } from '@/widgets/CartExtras';

/** Code-split, because few customers print their cart. */
const CartQuote = lazyPart(async () => (await import('@/widgets/CartQuote')).CartQuote, {
  pending: <PageLoading />,
});

function Cart() {
  const t = useTranslate();
  const headingId = useId();
  const hasLines = useAppSelector((state) => selectCartLineKeys(state).length > 0);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56) }}>
      <PageMeta title={t(messages.pageTitle)} canonicalPath={paths.cart} />
      <Breadcrumbs crumbs={[{ label: t(messages.pageTitle) }]} />
      <Typography
        id={headingId}
        variant="h1"
        tabIndex={-1}
        sx={{ marginBlock: fluid(12, 32), outlineOffset: 8 }}
      >
        {t(sharedMessages.title)}
      </Typography>
      <Box
        sx={{
          display: { xs: 'flex', md: 'grid' },
          flexDirection: 'column',
          alignItems: { md: 'start' },
          gap: { xs: 4, md: 6, lg: 8 },
          gridTemplateColumns: { md: hasLines ? 'minmax(0, 1fr) 360px' : '1fr' },
        }}
      >
        <CartLines headingId={headingId} />
        {/* Rendered with the lines, to avoid a layout shift. */}
        {hasLines && (
          <CartSummary>
            <PurchaseTerms />
            <CartExtras />
          </CartSummary>
        )}
      </Box>
    </Container>
  );
}

/** /cart: lines and totals with a link to checkout (product 8.1), or the cart as a quote (product 15.14). */
export function CartPage() {
  if (!isCartQuote(useLocation().search)) return <Cart />;
  return <CartQuote />;
}
