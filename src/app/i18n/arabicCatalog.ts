import { arabic as layout } from '@/app/layout/messages.ar';
import { arabic as chat } from '@/components/chat/messages.ar';
import { arabic as components } from '@/components/messages.ar';
import { arabic as made } from '@/components/made/messages.ar';
import { arabic as account } from '@/features/account/messages.ar';
import { arabic as addresses } from '@/features/addresses/messages.ar';
import { arabic as articles } from '@/features/articles/messages.ar';
import { arabic as auth } from '@/features/auth/messages.ar';
import { arabic as cart } from '@/features/cart/messages.ar';
import { arabic as catalogue } from '@/features/catalogue/messages.ar';
import { arabic as checkout } from '@/features/checkout/messages.ar';
import { arabic as enquiry } from '@/features/enquiry/messages.ar';
import { arabic as faq } from '@/features/faq/messages.ar';
import { arabic as highlights } from '@/features/highlights/messages.ar';
import { arabic as home } from '@/features/home/messages.ar';
import { arabic as ordersComplaints } from '@/features/orders/complaints/messages.ar';
import { arabic as ordersInvoice } from '@/features/orders/invoice/messages.ar';
import { arabic as orders } from '@/features/orders/messages.ar';
import { arabic as ordersNext } from '@/features/orders/next/messages.ar';
import { arabic as productsAttributes } from '@/features/products/attributes/messages.ar';
import { arabic as productsCompare } from '@/features/products/compare/messages.ar';
import { arabic as productsDetail } from '@/features/products/detail/messages.ar';
import { arabic as productsList } from '@/features/products/shared/messages.ar';
import { arabic as products } from '@/features/products/messages.ar';
import { arabic as quotes } from '@/features/quotes/messages.ar';
import { arabic as reviews } from '@/features/reviews/messages.ar';
import { arabic as rooms } from '@/features/rooms/messages.ar';
import { arabic as services } from '@/features/services/messages.ar';
import { arabic as staticPages } from '@/features/static-pages/messages.ar';
import { arabic as windowsEditor } from '@/features/windows/editor/messages.ar';
import { arabic as windowsMade } from '@/features/windows/made/messages.ar';
import { arabic as windowsRefusals } from '@/features/windows/made/refusals/messages.ar';
import { arabic as windowsSteps } from '@/features/windows/made/steps/messages.ar';
import { arabic as windows } from '@/features/windows/messages.ar';
import { arabic as works } from '@/features/works/messages.ar';
import { arabic as store } from '@/store/messages.ar';
import type { Catalog } from '@/i18n/translateMessages';

/** Arabic texts of all features: one chunk, loaded beside the main script of Arabic pages. */
export const arabicCatalog: Catalog = {
  ...account,
  ...addresses,
  ...articles,
  ...auth,
  ...cart,
  ...catalogue,
  ...chat,
  ...checkout,
  ...components,
  ...enquiry,
  ...faq,
  ...highlights,
  ...home,
  ...layout,
  ...made,
  ...orders,
  ...ordersComplaints,
  ...ordersInvoice,
  ...ordersNext,
  ...products,
  ...productsAttributes,
  ...productsCompare,
  ...productsDetail,
  ...productsList,
  ...quotes,
  ...reviews,
  ...rooms,
  ...services,
  ...staticPages,
  ...store,
  ...windows,
  ...windowsEditor,
  ...windowsMade,
  ...windowsRefusals,
  ...windowsSteps,
  ...works,
};
