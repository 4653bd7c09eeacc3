import type { ApiCall, ApiContract } from '@/contract/api';
import { accountPasskeys, accountSessions } from '@/fixtures/account.fixtures';
import { office, villa } from '@/fixtures/addresses.fixtures';
import { articles } from '@/fixtures/articles.fixtures';
import { buildCart } from '@/fixtures/cart.fixtures';
import { buildFaq, buildSubCategory, categories, works } from '@/fixtures/catalogue.fixtures';
import { buildComplaints } from '@/fixtures/complaints.fixtures';
import { facets, jacquardAttributes, priceRanges } from '@/fixtures/facets.fixtures';
import { buildHome } from '@/fixtures/home.fixtures';
import { buildReceipt } from '@/fixtures/invoices.fixtures';
import { buildPriceTable, buildWindowPrice } from '@/fixtures/madeToMeasure.fixtures';
import { buildOrder, buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { buildProduct, buildProductDetail, CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { buildQuote, buildQuoteSummary } from '@/fixtures/quotes.fixtures';
import { buildReview } from '@/fixtures/reviews.fixtures';
import { buildSampleRequest } from '@/fixtures/samples.fixtures';
import { sampleShop } from '@/lib/sampleShop';
import { buildSession } from '@/fixtures/session.fixtures';
import { freeSlots } from '@/fixtures/slots.fixtures';
import { living } from '@/fixtures/windows.fixtures';

type Answers = { [Call in ApiCall]: ApiContract[Call]['response'] };

const { token, role, user } = buildSession();
const message = 'Done.';

/** A valid response to every request; a request without one does not compile. */
export const answers: Answers = {
  'GET /user/get-home-page': buildHome({ categories, products: fabrics.slice(0, 3), articles }),
  'GET /user/get-category': { categories },
  'GET /user/get-sub-category': {
    categoryName: 'Curtains',
    subCategories: [buildSubCategory({ productCount: 4 })],
  },
  'GET /user/get-our-works': { work: works, totalPages: 2 },
  'GET /user/get-faq': {
    faq: [buildFaq(), buildFaq({ question: 'Do you visit?', answer: 'Yes.' })],
    totalPages: 2,
  },
  'GET /user/get-shop-facts': { shop: sampleShop.en },
  'GET /user/get-products': {
    products: fabrics,
    totalPages: 2,
    totalCount: 14,
    subCategory: { _id: 'sheer', name: 'Sheer', category: 'curtains' },
    facets,
    priceRanges,
    currency: CURRENCY,
  },
  'GET /user/get-product-details': {
    productDetail: buildProductDetail({
      canSample: true,
      attributes: jacquardAttributes,
      relatedProducts: [buildProduct({ _id: 'voile', name: 'White Voile' })],
    }),
  },
  'GET /user/get-suggestions': {
    terms: ['velvet'],
    isCorrected: false,
    categories: [{ categoryId: 'curtains', name: 'Curtains' }],
    products: [
      { _id: 'linen', name: 'Ivory Linen', image: '/media/linen.webp', imageAlt: '', price: 185 },
    ],
    currency: CURRENCY,
  },
  'GET /user/get-review': {
    reviews: [buildReview()],
    totalPages: 2,
    ratingCounts: [0, 0, 1, 2, 7],
    maxPhotos: 3,
  },
  'POST /user/add-review': { message },
  'POST /user/upload-review-photo': { photo: 'photo-1' },
  'POST /user/enquiry': { message },
  'POST /user/send-otp': { message },
  'POST /user/verify-otp': { message, token, role, admin: user },
  'POST /user/start-passkey-sign-in': { options: { challenge: 'c2FkZWVs' } },
  'POST /user/sign-in-with-passkey': { message, token, role, admin: user },
  'POST /user/start-passkey': { options: { challenge: 'c2FkZWVs', user: { id: 'bGF5bGE' } } },
  'POST /user/add-passkey': { message },
  'POST /user/remove-passkey': { message },
  'POST /user/logout': { message },
  'GET /user/get-cart': buildCart(),
  'POST /user/add-to-cart': { message, added: 1 },
  'POST /user/cart-action': { message },
  'POST /user/replace-line': { message },
  'GET /user/get-addresses': { addresses: [villa, office], limit: 10 },
  'POST /user/save-address': { message, _id: 'villa' },
  'POST /user/remove-address': { message },
  'POST /user/set-default-address': { message },
  'GET /user/get-orders': { orders: [buildOrder()], totalPages: 2 },
  'GET /user/get-single-order-history': { order: buildOrderDetail(), shippingAddress },
  'GET /user/get-slots': { slots: freeSlots, area: ['Dubai', 'Sharjah'] },
  'POST /user/book-fitting': { message },
  'POST /user/cancel-order': { message },
  'POST /user/place-order': {
    message,
    url: 'https://checkout.stripe.com/pay/1',
    order: { _id: 'o1', orderId: 'SDL-261105-8QKCP', price: 420, currencySymbol: 'AED' },
  },
  'GET /user/get-shortlist': {
    products: [buildProduct({ _id: 'damask', name: 'Majlis Damask' })],
    currency: CURRENCY,
  },
  'POST /user/save-shortlist': { ids: [] },
  'GET /user/get-samples': { requests: [buildSampleRequest()] },
  'POST /user/watch-stock': { message: 'We have sent you a mail.' },
  'POST /user/request-samples': { message, number: 'S-261127-9QKCP' },
  'GET /user/get-complaints': buildComplaints(),
  'POST /user/add-complaint': { message, number: 'C-261127-9QKCP' },
  'GET /user/get-invoices': { invoices: [buildReceipt()] },
  'GET /user/get-account': {
    user,
    windowCount: 1,
    sessions: accountSessions,
    passkeys: accountPasskeys,
  },
  'POST /user/update-account': { message, user },
  'POST /user/revoke-session': { message },
  'POST /user/revoke-sessions': { message },
  'GET /user/export-account': { orders: [] },
  'POST /user/send-closing-code': { message },
  'POST /user/close-account': { message },
  'GET /user/get-draft-quotes': { quotes: [] },
  'GET /user/get-quote': buildQuote(),
  'GET /user/get-quotes': { quotes: [buildQuoteSummary()] },
  'POST /user/save-quote': { number: 'Q-261126-7K3QF', token: 'secret', validUntil: '' },
  'POST /user/accept-quote': { message, left: [] },
  'POST /user/revoke-quote': { message },
  'POST /user/mail-quote': { message },
  'GET /user/get-windows': { windows: [living], earlier: [], erased: [] },
  'POST /user/save-windows': { windows: [living], earlier: [], erased: [] },
  'GET /user/get-price-table': { priceTable: buildPriceTable() },
  'POST /user/price-window': buildWindowPrice(),
  'POST /user/offer-windows': {
    currency: 'AED',
    offers: [{ windowId: 'living', productId: 'almas', price: 1789 }],
  },
  'POST /client-reports': undefined,
};
