import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { selectCartLineKeys } from '@/api/cart';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { CartLines } from '@/features/cart/CartLines';
import { CartSummary } from '@/features/cart/CartSummary';
import { messages } from '@/features/cart/messages';
import { PurchaseTerms } from '@/features/cart/PurchaseTerms';
import { sharedMessages } from '@/features/cart/sharedMessages';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { cartQuotePath, isCartQuote, paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { fluid } from '@/theme/tokens';
import { Print } from '@/widgets/Print';

/** Code-split, because few customers print their cart. */
const CartQuote = lazyHydrate(
  'cart-quote',
  async () => (await import('@/widgets/CartQuote')).CartQuote,
  <Box aria-busy="true" sx={{ minHeight: '100vh' }} />,
);

function Cart({ headingId }: { headingId: string }) {
  const t = useTranslate();
  const hasLines = useAppSelector((state) => selectCartLineKeys(state).length > 0);
  return (
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
          <Link href={cartQuotePath} variant="body2" underline="always">
            {t(messages.printQuote)}
          </Link>
        </CartSummary>
      )}
    </Box>
  );
}

/** /cart: lines and totals with a link to checkout (product 8.1), or as a quote for print (product 15.14). */
export function CartPage() {
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuote = isCartQuote(useSearchParams()[0]);
  const title = t(isQuote ? messages.quote : messages.pageTitle);
  useFocusOnPush(title, heading);
  return (
    <Container sx={{ paddingBlock: fluid(24, 56) }}>
      {isQuote && <Print />}
      <PageMeta title={title} canonicalPath={paths.cart} />
      <Breadcrumbs crumbs={[{ label: title }]} />
      <Typography
        ref={heading}
        id={headingId}
        variant="h1"
        tabIndex={-1}
        sx={{ marginBlock: fluid(12, 32), outlineOffset: 8 }}
      >
        {isQuote ? title : t(sharedMessages.title)}
      </Typography>
      {isQuote ? <CartQuote /> : <Cart headingId={headingId} />}
    </Container>
  );
}
