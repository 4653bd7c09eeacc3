import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { lazyOptional } from '@/components/lazyOptional';
import { PageBanner } from '@/components/PageBanner';
import { PageLoading } from '@/components/PageLoading';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { messages } from '@/features/checkout/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useCheckoutParts } from '@/widgets/useCheckoutParts';

// Code-split, because the form needs its bytes first; the order depends on neither.
const LateTerms = lazyOptional(
  async () => (await import('@/features/cart/PurchaseTerms')).PurchaseTerms,
);
const CheckoutWindows = lazyOptional(
  async () => (await import('@/widgets/CheckoutWindows')).CheckoutWindows,
);

/** /Checkout: billing details, payment and order summary, then the confirmation (product 9). */
export function CheckoutPage() {
  const t = useTranslate();
  const [isPlaced, setIsPlaced] = useState(false);
  const parts = useCheckoutParts();
  const { Addresses, Terms = LateTerms } = parts ?? {};
  const title = t(isPlaced ? messages.placedTitle : messages.title);
  return (
    <>
      <PageMeta title={title} canonicalPath={paths.checkout} />
      <PageBanner title={title} />
      {parts === undefined ? (
        <PageLoading />
      ) : (
        <Checkout
          onPlaced={() => setIsPlaced(true)}
          terms={
            <Suspense>
              <Terms />
            </Suspense>
          }
          renderAddresses={Addresses && ((billing) => <Addresses {...billing} />)}
          renderNotesHelp={(addNote) => (
            <Box sx={{ minHeight: 44 }}>
              <Suspense>
                <CheckoutWindows onAdd={addNote} />
              </Suspense>
            </Box>
          )}
        />
      )}
    </>
  );
}
