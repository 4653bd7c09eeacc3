import type { AccountContract } from './account.ts';
import type { AddressesContract } from './addresses.ts';
import type { AuthContract } from './auth.ts';
import type { CartContract } from './cart.ts';
import type { CatalogueContract } from './catalogue.ts';
import type { ClientReportsContract } from './clientReports.ts';
import type { ComplaintsContract } from './complaints.ts';
import type { DraftQuotesContract } from './draftQuotes.ts';
import type { EnquiryContract } from './enquiry.ts';
import type { InvoicesContract } from './invoices.ts';
import type { MadeToMeasureContract } from './madeToMeasure.ts';
import type { OrdersContract } from './orders.ts';
import type { PasskeysContract } from './passkeys.ts';
import type { ProductsContract } from './products.ts';
import type { QuotesContract } from './quotes.ts';
import type { ReviewPhotosContract, ReviewsContract } from './reviews.ts';
import type { SamplesContract } from './samples.ts';
import type { ShopContract } from './shop.ts';
import type { ShortlistContract } from './shortlist.ts';
import type { SlotsContract } from './slots.ts';
import type { StockContract } from './stock.ts';
import type { WindowsContract } from './windows.ts';

/**
 * All API requests: method and path → query, body and response (product 13.3). Types both the server's routes and the
 * client's endpoints, so that they cannot diverge.
 */
export interface ApiContract
  extends
    AccountContract,
    AddressesContract,
    AuthContract,
    CartContract,
    CatalogueContract,
    ClientReportsContract,
    ComplaintsContract,
    DraftQuotesContract,
    EnquiryContract,
    InvoicesContract,
    MadeToMeasureContract,
    OrdersContract,
    PasskeysContract,
    ProductsContract,
    QuotesContract,
    ReviewPhotosContract,
    ReviewsContract,
    SamplesContract,
    ShopContract,
    ShortlistContract,
    SlotsContract,
    StockContract,
    WindowsContract {}

export type ApiCall = keyof ApiContract;
export type ApiQuery<Call extends ApiCall> = ApiContract[Call]['query'];
export type ApiBody<Call extends ApiCall> = ApiContract[Call]['body'];
