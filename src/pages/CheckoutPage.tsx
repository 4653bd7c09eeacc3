import Box from '@mui/material/Box';
import { useState } from 'react';
import { PageBanner } from '@/components/PageBanner';
import { PageLoading } from '@/components/PageLoading';
import { PageMeta } from '@/components/PageMeta';
import { PurchaseTerms } from '@/features/cart/terms/PurchaseTerms';
import { Checkout } from '@/features/checkout/Checkout';
import { messages } from '@/features/checkout/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { CheckoutWindows } from '@/widgets/CheckoutWindows';
import { useCheckoutParts } from '@/widgets/useCheckoutParts';

/** /Checkout: billing details, payment and order summary, then the confirmation (product 9). */
export function CheckoutPage() {
  const t = useTranslate();
  const [isPlaced, setIsPlaced] = useState(false);
  const parts = useCheckoutParts();
  const Addresses = parts?.Addresses;
  const title = t(isPlaced ? messages.placedTitle : messages.title);
  return (
    <>
      <PageMeta title={title} canonicalPath={paths.checkout} />
      <PageBanner title={title} />
      {parts === undefined ? (
        <PageLoading />
      ) : (
        <Checkout
          Drawing={parts.Drawing}
          onPlaced={() => setIsPlaced(true)}
          renderTerms={(cart) => <PurchaseTerms cart={cart} />}
          renderAddresses={Addresses && ((billing) => <Addresses {...billing} />)}
          renderNotesHelp={(addNote) => (
            <Box sx={{ minHeight: 44 }}>
              <CheckoutWindows onAdd={addNote} />
            </Box>
          )}
        />
      )}
    </>
  );
}
