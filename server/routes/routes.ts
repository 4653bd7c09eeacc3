import type { ApiContract } from '../../src/contract/api.ts';
import type { RoutesFor } from '../http/route.ts';
import { accountRoutes } from './account.ts';
import { addressRoutes } from './addresses.ts';
import { authRoutes } from './auth.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { clientReportRoutes } from './clientReports.ts';
import { complaintRoutes } from './complaints.ts';
import { draftQuoteRoutes } from './draftQuotes.ts';
import { enquiryRoutes } from './enquiry.ts';
import { invoiceRoutes } from './invoices.ts';
import { madeToMeasureRoutes, priceTableRoutes } from './madeToMeasure.ts';
import { orderRoutes } from './orders.ts';
import { passkeyRoutes } from './passkeys.ts';
import { productRoutes } from './products.ts';
import { quoteRoutes } from './quotes.ts';
import { reviewPhotoRoutes } from './reviewPhotos.ts';
import { reviewRoutes } from './reviews.ts';
import { sampleRoutes } from './samples.ts';
import { shopRoutes } from './shop.ts';
import { shortlistRoutes } from './shortlist.ts';
import { slotRoutes } from './slots.ts';
import { stockRoutes } from './stock.ts';
import { windowRoutes } from './windows.ts';

/** All routes of the contract; a missing or additional route is a type error. */
export const routes = {
  ...accountRoutes,
  ...addressRoutes,
  ...authRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...clientReportRoutes,
  ...complaintRoutes,
  ...draftQuoteRoutes,
  ...enquiryRoutes,
  ...invoiceRoutes,
  ...madeToMeasureRoutes,
  ...orderRoutes,
  ...passkeyRoutes,
  ...productRoutes,
  ...quoteRoutes,
  ...reviewPhotoRoutes,
  ...reviewRoutes,
  ...sampleRoutes,
  ...shopRoutes,
  ...shortlistRoutes,
  ...slotRoutes,
  ...stockRoutes,
  ...windowRoutes,
} satisfies RoutesFor<ApiContract>;

/** Routes whose anonymous responses depend only on the catalogue. */
export const catalogueReads = {
  ...catalogueRoutes,
  ...priceTableRoutes,
  ...productRoutes,
  ...shopRoutes,
};
