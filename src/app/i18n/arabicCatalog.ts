import { arabic as layout } from '@/app/layout/messages.ar';
import { arabic as components } from '@/components/messages.ar';
import { arabic as componentsUnit } from '@/components/unitMessages.ar';
import { arabic as articles } from '@/features/articles/messages.ar';
import { arabic as auth } from '@/features/auth/messages.ar';
import { arabic as cartAnnouncer } from '@/features/cart/announcerMessages.ar';
import { arabic as cart } from '@/features/cart/messages.ar';
import { arabic as cartShared } from '@/features/cart/sharedMessages.ar';
import { arabic as catalogue } from '@/features/catalogue/messages.ar';
import { arabic as enquiry } from '@/features/enquiry/messages.ar';
import { arabic as faq } from '@/features/faq/messages.ar';
import { arabic as highlights } from '@/features/highlights/messages.ar';
import { arabic as homeBelowFold } from '@/features/home/belowFoldMessages.ar';
import { arabic as home } from '@/features/home/messages.ar';
import { arabic as productsDetail } from '@/features/products/detail/messages.ar';
import { arabic as productsFitting } from '@/features/products/fitting/messages.ar';
import { arabic as productsList } from '@/features/products/list/listMessages.ar';
import { arabic as productsShared } from '@/features/products/sharedMessages.ar';
import { arabic as reviews } from '@/features/reviews/messages.ar';
import { arabic as services } from '@/features/services/messages.ar';
import { arabic as staticPages } from '@/features/static-pages/messages.ar';
import { arabic as works } from '@/features/works/messages.ar';
import { arabic as componentsPagination } from '@/components/paginationMessages.ar';
import { arabic as componentsCarousel } from '@/components/carouselMessages.ar';
import { arabic as componentsToast } from '@/components/toast/toastMessages.ar';
import { arabic as componentsQuantity } from '@/components/quantityMessages.ar';
import { arabic as layoutAccount } from '@/app/layout/accountMessages.ar';
import { arabic as layoutFooter } from '@/app/layout/footerMessages.ar';
import { arabic as layoutMenu } from '@/app/layout/menuMessages.ar';
import { arabic as productsZoom } from '@/features/products/gallery/zoomMessages.ar';
import { arabic as productsNotFound } from '@/features/products/detail/notFoundMessages.ar';
import { arabic as productsAttributes } from '@/features/products/attributes/attributeMessages.ar';
import { arabic as productsLightHints } from '@/features/products/attributes/lightHintMessages.ar';
import { arabic as productsFilters } from '@/features/products/filters/filterMessages.ar';
import { arabic as productsEmpty } from '@/features/products/list/emptyMessages.ar';
import { arabic as productsSearch } from '@/features/products/search/searchMessages.ar';
import { arabic as productsFacts } from '@/features/products/attributes/factMessages.ar';
import { arabic as productsRecent } from '@/features/products/recent/recentMessages.ar';
import { arabic as proof } from '@/store/proofMessages.ar';
import { arabic as session } from '@/store/listeners/sessionMessages.ar';
import type { Catalog } from '@/i18n/translateMessages';

/** Arabic texts of all features. */
export const arabicCatalog: Catalog = {
  ...articles,
  ...auth,
  ...cart,
  ...cartAnnouncer,
  ...cartShared,
  ...catalogue,
  ...components,
  ...componentsUnit,
  ...enquiry,
  ...faq,
  ...highlights,
  ...home,
  ...homeBelowFold,
  ...layout,
  ...productsDetail,
  ...productsFitting,
  ...productsList,
  ...productsShared,
  ...reviews,
  ...services,
  ...proof,
  ...session,
  ...staticPages,
  ...works,
  ...componentsPagination,
  ...componentsCarousel,
  ...componentsToast,
  ...componentsQuantity,
  ...layoutAccount,
  ...layoutFooter,
  ...layoutMenu,
  ...productsZoom,
  ...productsNotFound,
  ...productsAttributes,
  ...productsLightHints,
  ...productsFilters,
  ...productsRecent,
  ...productsFacts,
  ...productsSearch,
  ...productsEmpty,
};
