import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { messages } from '@/features/checkout/messages';
import { paths } from '@/lib/paths';

/** /Checkout: billing details, payment and order summary (product 9). */
export function CheckoutPage() {
  return (
    <>
      <PageMeta title={messages.title} canonicalPath={paths.checkout} />
      <PageBanner title={messages.title} />
      <Checkout />
    </>
  );
}
