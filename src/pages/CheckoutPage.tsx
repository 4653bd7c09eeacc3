import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { checkoutCatalog } from '@/features/checkout/checkoutCatalog';
import { messages } from '@/features/checkout/messages';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { CheckoutWindows } from '@/widgets/CheckoutWindows';

// Code-split, because the form needs its bytes first.
const PurchaseTerms = lazy(async () => ({
  default: (await import('@/features/cart/PurchaseTerms')).PurchaseTerms,
}));

/** Omitted when its chunk fails to load, because the order does not depend on it. */
const terms = (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <PurchaseTerms />
    </Suspense>
  </ErrorBoundary>
);

function CheckoutScreen() {
  const t = useTranslate();
  const [isPlaced, setIsPlaced] = useState(false);
  const title = t(isPlaced ? messages.placedTitle : messages.title);
  return (
    <>
      <PageMeta title={title} canonicalPath={paths.checkout} />
      <PageBanner title={title} />
      <Checkout
        onPlaced={() => setIsPlaced(true)}
        terms={terms}
        renderNotesHelp={(addNote) => <CheckoutWindows onAdd={addNote} />}
      />
    </>
  );
}

/** /Checkout: billing details, payment and order summary, then the confirmation (product 9). */
export function CheckoutPage() {
  return (
    <AddMessages catalog={checkoutCatalog}>
      <CheckoutScreen />
    </AddMessages>
  );
}
