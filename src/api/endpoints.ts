import type { accountApi } from './account';
import type { addressesApi } from './addresses';
import type { addReviewApi } from './addReview';
import type { authApi } from './auth';
import type { cartApi } from './cart';
import type { catalogueApi } from './catalogue';
import type { clientReportsApi } from './clientReports';
import type { draftQuotesApi } from './draftQuotes';
import type { enquiryApi } from './enquiry';
import type { homeApi } from './home';
import type { invoicesApi } from './invoices';
import type { madeToMeasureApi } from './madeToMeasure';
import type { ordersApi } from './orders';
import type { passkeysApi } from './passkeys';
import type { placeOrderApi } from './placeOrder';
import type { productDetailsApi } from './productDetails';
import type { productsApi } from './products';
import type { reviewPhotosApi } from './reviewPhotos';
import type { reviewsApi } from './reviews';
import type { samplesApi } from './samples';
import type { shopApi } from './shop';
import type { shortlistApi } from './shortlist';
import type { slotsApi } from './slots';
import type { stockApi } from './stock';
import type { suggestionsApi } from './suggestions';
import type { windowsApi } from './windows';

/** The APIs of all resources; types only, which adds no endpoint to a page's chunk. */
type Apis = [
  typeof accountApi,
  typeof addressesApi,
  typeof addReviewApi,
  typeof authApi,
  typeof cartApi,
  typeof catalogueApi,
  typeof clientReportsApi,
  typeof draftQuotesApi,
  typeof enquiryApi,
  typeof homeApi,
  typeof invoicesApi,
  typeof madeToMeasureApi,
  typeof ordersApi,
  typeof passkeysApi,
  typeof placeOrderApi,
  typeof productDetailsApi,
  typeof productsApi,
  typeof reviewPhotosApi,
  typeof reviewsApi,
  typeof samplesApi,
  typeof shopApi,
  typeof shortlistApi,
  typeof slotsApi,
  typeof stockApi,
  typeof suggestionsApi,
  typeof windowsApi,
];

type NamesOf<Api> = Api extends { endpoints: infer Endpoints } ? keyof Endpoints : never;

/** Name of an endpoint. Lists of names use it, so that they follow when an endpoint is renamed or removed. */
export type EndpointName = NamesOf<Apis[number]>;

type ResultIn<Endpoints, Name extends EndpointName> =
  Endpoints extends Record<Name, { Types: { ResultType: infer Result } }> ? Result : never;

/** What an endpoint's queries have in the cache. */
export type ResultOf<Name extends EndpointName> = ResultIn<Apis[number]['endpoints'], Name>;
