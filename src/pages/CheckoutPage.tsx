import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { messages } from '@/features/checkout/messages';
import { paths } from '@/lib/paths';

const CRUMBS = [{ label: messages.home, to: paths.home }, { label: messages.title }];

/** /Checkout: billing details, payment and order summary (product 9). */
export function CheckoutPage() {
  return (
    <>
      <PageMeta title={messages.title} canonicalPath={paths.checkout} />
      <PageBanner title={messages.title} crumbs={CRUMBS} />
      <Checkout />
    </>
  );
}
