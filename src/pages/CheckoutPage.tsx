import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Checkout } from '@/features/checkout/Checkout';
import { paths } from '@/lib/paths';

/** /Checkout: billing details, payment and the order (spec §2). */
export function CheckoutPage() {
  return (
    <>
      <PageMeta title="Checkout" canonicalPath={paths.checkout} />
      <PageBanner
        title="Checkout"
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Checkout' }]}
      />
      <Checkout />
    </>
  );
}
