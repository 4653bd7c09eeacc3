import { useState } from 'react';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { messages } from '@/features/checkout/messages';
import { paths } from '@/lib/paths';

/** /Checkout: billing details, payment and order summary, then the confirmation (product 9). */
export function CheckoutPage() {
  const [isPlaced, setIsPlaced] = useState(false);
  const title = isPlaced ? messages.placedTitle : messages.title;
  return (
    <>
      <PageMeta title={title} canonicalPath={paths.checkout} />
      <PageBanner title={title} />
      <Checkout onPlaced={() => setIsPlaced(true)} />
    </>
  );
}
