import { accountApi } from '@/api/account';
import { authApi } from '@/api/auth';
import { cartApi } from '@/api/cart';
import { baseApi } from '@/api/baseApi';
import { catalogueApi } from '@/api/catalogue';
import { clientReportsApi } from '@/api/clientReports';
import { complaintsApi } from '@/api/complaints';
import '@/api/draftQuotes';
import { enquiryApi } from '@/api/enquiry';
import '@/api/home';
import { invoicesApi } from '@/api/invoices';
import { madeToMeasureApi } from '@/api/madeToMeasure';
import { ordersApi } from '@/api/orders';
import { passkeysApi } from '@/api/passkeys';
import { placeOrderApi } from '@/api/placeOrder';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { samplesApi } from '@/api/samples';
import '@/api/shop';
import { shortlistApi } from '@/api/shortlist';
import { slotsApi } from '@/api/slots';
import { stockApi } from '@/api/stock';
import { suggestionsApi } from '@/api/suggestions';
import { addReviewApi } from '@/api/addReview';
import { quotesApi } from '@/api/quotes';
import { reviewPhotosApi } from '@/api/reviewPhotos';
import { reviewsApi } from '@/api/reviews';
import { addressesApi } from '@/api/addresses';
import { windowOffersApi } from '@/api/windowOffers';
import { windowsApi } from '@/api/windows';
import type { ApiCall, ApiQuery } from '@/contract/api';
import type { AppDispatch } from '@/store/makeStore';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { villa } from '@/fixtures/addresses.fixtures';
import { windowPriceRequest, windowToOffer } from '@/fixtures/madeToMeasure.fixtures';
import { sampleWindows } from '@/fixtures/windows.fixtures';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { answers } from './faults/answers';

export interface ExpectedRequest {
  send: (dispatch: AppDispatch) => PromiseLike<unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

const line = { productId: 'almas', sizeId: 'almas-140' };
const quoted = { sizeIds: ['almas-140'], quantities: [3] };
const replacement = { productId: 'almas', fromSizeId: 'almas-140', toSizeId: 'almas-280' };
const billing = { ...billingDraft, paymentType: 'stripe' } as const;
const enquiry = buildEnquiry({ category: 'curtains', subCategory: 'sheer-curtains' });
const fitting = { _id: 'order-1', slotId: 'fitting_2099-12-01T09' };
const review = { productId: 'almas', rating: 5, review: 'Lovely', name: 'Layla' } as const;
const complaint = { _id: 'order-1', kind: 'fit', text: 'Too short' } as const;
const samples = { cloths: ['almas'], delivery: 'visit' as const };
const shortlisted = { added: ['almas'], removed: ['noor'] };
const watched = { productId: 'almas', email: 'layla@sadeel.example' };
const clientError = { kind: 'error', message: 'TypeError: x', path: '/cart' } as const;
const key = { id: 'key', rawId: 'key', type: 'public-key' } as const;
const createdCredential = { ...key, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const signedCredential = {
  ...key,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
export const idempotencyKey = 'once';
const changes = { windows: sampleWindows, erased: [{ id: 'hall', erasedAt: 5 }] };

type KeyOf<Query> = Query extends undefined ? never : keyof Query;

/** Reads without parameters; their endpoints have the names of the calls. */
type PlainRead = {
  [Call in Extract<ApiCall, `GET ${string}`>]: [Exclude<KeyOf<ApiQuery<Call>>, 'lang'>] extends [
    never,
  ]
    ? Call
    : never;
}[Extract<ApiCall, `GET ${string}`>];

/** The request of every other endpoint; a missing or extra one does not compile. */
const REQUESTS = {
  'GET /user/get-cart': {
    send: (dispatch) =>
      dispatch(cartApi.endpoints.getCart.initiate({ city: 'Dubai', country: 'Oman' })),
    query: { city: 'Dubai', country: 'Oman' },
  },
  'GET /user/get-products': {
    send: (dispatch) =>
      dispatch(productsApi.endpoints.getProducts.initiate({ page: 2, limit: 10, search: 'linen' })),
    query: { page: '2', limit: '10', search: 'linen' },
  },
  'GET /user/get-product-details': {
    send: (dispatch) => dispatch(productDetailsApi.endpoints.getProductDetails.initiate('almas')),
    query: { id: 'almas' },
  },
  'GET /user/get-suggestions': {
    send: (dispatch) => dispatch(suggestionsApi.endpoints.getSuggestions.initiate('velvt')),
    query: { search: 'velvt' },
  },
  'GET /user/get-sub-category': {
    send: (dispatch) => dispatch(catalogueApi.endpoints.getSubCategory.initiate('curtains')),
    query: { categoryId: 'curtains' },
  },
  'GET /user/get-our-works': {
    send: (dispatch) =>
      dispatch(catalogueApi.endpoints.getOurWorks.initiate({ page: 1, limit: 10 })),
    query: { page: '1', limit: '10' },
  },
  'GET /user/get-faq': {
    send: (dispatch) => dispatch(catalogueApi.endpoints.getFaq.initiate({ page: 1, limit: 10 })),
    query: { page: '1', limit: '10' },
  },
  'GET /user/get-slots': {
    send: (dispatch) => dispatch(slotsApi.endpoints.getSlots.initiate('measuring')),
    query: { kind: 'measuring' },
  },
  'POST /user/book-fitting': {
    send: (dispatch) =>
      dispatch(slotsApi.endpoints.bookFitting.initiate({ ...fitting, idempotencyKey })),
    body: fitting,
  },
  'POST /user/enquiry': {
    send: (dispatch) =>
      dispatch(enquiryApi.endpoints.sendEnquiry.initiate({ ...enquiry, idempotencyKey })),
    body: enquiry,
  },
  'POST /user/add-to-cart': {
    send: (dispatch) => dispatch(cartApi.endpoints.addToCart.initiate({ ...line, idempotencyKey })),
    body: line,
  },
  'POST /user/replace-line': {
    send: (dispatch) =>
      dispatch(madeToMeasureApi.endpoints.replaceLine.initiate({ ...replacement, idempotencyKey })),
    body: replacement,
  },
  'POST /user/cart-action': {
    send: (dispatch) =>
      dispatch(cartApi.endpoints.actOnCart.initiate({ ...line, action: 'decrement' })),
    query: { action: 'decrement' },
    body: line,
  },
  'POST /user/send-otp': {
    send: (dispatch) => dispatch(authApi.endpoints.sendOtp.initiate({ email: 'l@sadeel.example' })),
    body: { email: 'l@sadeel.example' },
  },
  'POST /user/verify-otp': {
    send: (dispatch) =>
      dispatch(authApi.endpoints.verifyOtp.initiate({ email: 'l@sadeel.example', otp: '012345' })),
    body: { email: 'l@sadeel.example', otp: '012345', firebaseToken: 'no-push-token' },
  },
  'POST /user/update-account': {
    send: (dispatch) => dispatch(accountApi.endpoints.updateAccount.initiate({ name: 'Layla' })),
    body: { name: 'Layla' },
  },
  'POST /user/revoke-session': {
    send: (dispatch) => dispatch(accountApi.endpoints.revokeSession.initiate('session-1')),
    body: { _id: 'session-1' },
  },
  'POST /user/revoke-sessions': {
    send: (dispatch) => dispatch(accountApi.endpoints.revokeSessions.initiate()),
  },
  'POST /user/start-passkey-sign-in': {
    send: (dispatch) => dispatch(passkeysApi.endpoints.getPasskeyChallenge.initiate()),
  },
  'POST /user/sign-in-with-passkey': {
    send: (dispatch) =>
      dispatch(passkeysApi.endpoints.signInWithPasskey.initiate(signedCredential)),
    body: { credential: signedCredential },
  },
  'POST /user/start-passkey': {
    send: (dispatch) => dispatch(passkeysApi.endpoints.startPasskey.initiate()),
  },
  'POST /user/add-passkey': {
    send: (dispatch) => dispatch(passkeysApi.endpoints.addPasskey.initiate(createdCredential)),
    body: { credential: createdCredential },
  },
  'POST /user/remove-passkey': {
    send: (dispatch) => dispatch(passkeysApi.endpoints.removePasskey.initiate('passkey-1')),
    body: { _id: 'passkey-1' },
  },
  'POST /user/send-closing-code': {
    send: (dispatch) => dispatch(accountApi.endpoints.sendClosingCode.initiate()),
  },
  'POST /user/close-account': {
    send: (dispatch) => dispatch(accountApi.endpoints.closeAccount.initiate({ otp: '012345' })),
    body: { otp: '012345' },
  },
  'POST /user/logout': {
    send: (dispatch) => dispatch(authApi.endpoints.logout.initiate()),
  },
  'GET /user/get-single-order-history': {
    send: (dispatch) => dispatch(ordersApi.endpoints.getSingleOrderHistory.initiate('order-1')),
    query: { _id: 'order-1' },
  },
  'GET /user/get-complaints': {
    send: (dispatch) => dispatch(complaintsApi.endpoints.getComplaints.initiate('order-1')),
    query: { _id: 'order-1' },
  },
  'POST /user/watch-stock': {
    send: (dispatch) => dispatch(stockApi.endpoints.watchStock.initiate(watched)),
    body: watched,
  },
  'POST /user/save-shortlist': {
    send: (dispatch) => dispatch(shortlistApi.endpoints.saveShortlist.initiate(shortlisted)),
    body: shortlisted,
  },
  'POST /user/request-samples': {
    send: (dispatch) =>
      dispatch(samplesApi.endpoints.requestSamples.initiate({ ...samples, idempotencyKey })),
    body: samples,
  },
  'POST /user/add-complaint': {
    send: (dispatch) =>
      dispatch(complaintsApi.endpoints.addComplaint.initiate({ ...complaint, idempotencyKey })),
    body: complaint,
  },
  'GET /user/get-invoices': {
    send: (dispatch) => dispatch(invoicesApi.endpoints.getInvoices.initiate('order-1')),
    query: { _id: 'order-1' },
  },
  'POST /user/save-address': {
    send: (dispatch) =>
      dispatch(addressesApi.endpoints.saveAddress.initiate({ ...villa, idempotencyKey })),
    body: villa,
  },
  'POST /user/remove-address': {
    send: (dispatch) => dispatch(addressesApi.endpoints.removeAddress.initiate('villa')),
    body: { _id: 'villa' },
  },
  'POST /user/set-default-address': {
    send: (dispatch) => dispatch(addressesApi.endpoints.setDefaultAddress.initiate('villa')),
    body: { _id: 'villa' },
  },
  'POST /user/save-windows': {
    send: (dispatch) => dispatch(windowsApi.endpoints.saveWindows.initiate(changes)),
    body: changes,
  },
  'GET /user/get-price-table': {
    send: (dispatch) => dispatch(madeToMeasureApi.endpoints.getPriceTable.initiate(1)),
    query: { version: '1' },
  },
  'POST /user/price-window': {
    send: (dispatch) =>
      dispatch(madeToMeasureApi.endpoints.priceWindow.initiate(windowPriceRequest)),
    body: windowPriceRequest,
  },
  'POST /user/offer-windows': {
    send: (dispatch) =>
      dispatch(windowOffersApi.endpoints.getWindowOffers.initiate([windowToOffer])),
    body: { windows: [windowToOffer] },
  },
  'GET /user/get-quote': {
    send: (dispatch) => dispatch(quotesApi.endpoints.getQuote.initiate('secret')),
    query: { token: 'secret' },
  },
  'POST /user/save-quote': {
    send: (dispatch) =>
      dispatch(quotesApi.endpoints.saveQuote.initiate({ ...quoted, idempotencyKey })),
    body: quoted,
  },
  'POST /user/accept-quote': {
    send: (dispatch) => dispatch(quotesApi.endpoints.acceptQuote.initiate('secret')),
    body: { token: 'secret' },
  },
  'POST /user/revoke-quote': {
    send: (dispatch) => dispatch(quotesApi.endpoints.revokeQuote.initiate('secret')),
    body: { token: 'secret' },
  },
  'POST /user/mail-quote': {
    send: (dispatch) => dispatch(quotesApi.endpoints.mailQuote.initiate('secret')),
    body: { token: 'secret' },
  },
  'GET /user/get-review': {
    send: (dispatch) =>
      dispatch(reviewsApi.endpoints.getReview.initiate({ productId: 'almas', page: 1, limit: 5 })),
    query: { productId: 'almas', page: '1', limit: '5' },
  },
  'POST /user/add-review': {
    send: (dispatch) =>
      dispatch(addReviewApi.endpoints.addReview.initiate({ ...review, idempotencyKey })),
    body: review,
  },
  'POST /user/upload-review-photo': {
    send: (dispatch) =>
      dispatch(
        reviewPhotosApi.endpoints.uploadReviewPhoto.initiate(new Blob(['bytes of a photo'])),
      ),
    body: 'bytes of a photo',
  },
  'GET /user/get-orders': {
    send: (dispatch) =>
      dispatch(ordersApi.endpoints.getOrders.initiate({ page: 1, limit: 8, filter: '30' })),
    query: { page: '1', limit: '8', filter: '30' },
  },
  'POST /user/cancel-order': {
    send: (dispatch) =>
      dispatch(
        ordersApi.endpoints.cancelOrder.initiate({
          _id: 'order-1',
          reason: 'Damaged',
          comment: '',
          idempotencyKey,
        }),
      ),
    body: { _id: 'order-1', reason: 'Damaged', comment: '' },
  },
  'POST /client-reports': {
    send: (dispatch) => dispatch(clientReportsApi.endpoints.sendClientReport.initiate(clientError)),
    body: clientError,
  },
  'POST /user/place-order': {
    send: (dispatch) =>
      dispatch(placeOrderApi.endpoints.placeOrder.initiate({ ...billing, idempotencyKey })),
    query: { paymentType: 'stripe' },
    body: billing,
  },
} satisfies Record<Exclude<ApiCall, PlainRead>, ExpectedRequest>;

/** Name of a read's endpoint: `getHomePage` of `GET /user/get-home-page`. */
export const endpointOf = (call: string) =>
  call.replace(/.*\//, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const plainReads = Object.keys(answers)
  .filter((call) => !(call in REQUESTS))
  .map((call): [string, ExpectedRequest] => {
    const endpoint = new Map(Object.entries(baseApi.endpoints)).get(endpointOf(call)) as
      typeof accountApi.endpoints.getAccount | undefined;
    if (endpoint === undefined) throw new Error(`${call} has no endpoint ${endpointOf(call)}`);
    return [call, { send: (dispatch) => dispatch(endpoint.initiate()) }];
  });

/** A request of every call. */
export const requests: [string, ExpectedRequest][] = [...plainReads, ...Object.entries(REQUESTS)];
