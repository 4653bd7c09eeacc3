import type { Language } from '../../src/contract/common.ts';
import type { SoldAs } from '../../src/contract/products.ts';
import type { OrderItemsTable, OrdersTable } from '../db/orderTables.ts';
import { parseConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { includedVat, VAT_PERCENT } from './vat.ts';

/** A text in English and, if there is one, in other languages. */
export type InvoiceText = { en: string } & Partial<Record<Language, string>>;

/** A line of an invoice; amounts in fils. */
export interface LineContent {
  /** Absent for shipping. */
  name?: InvoiceText;
  size?: InvoiceText;
  quantity: number;
  soldAs?: SoldAs;
  unitPriceMinor: number;
  grossMinor: number;
  /** Only with a tax number. */
  taxMinor?: number;
  /** Of a finished window; `name` is empty without one, and when the customer was erased. */
  made?: { name: string } & Pick<Configuration, 'facts' | 'breakdown'>;
}

/** How the seller is registered, in the parts that an e-invoice needs. */
export interface SellerRegistration {
  street: string;
  city: string;
  country: string;
  /** Number of the trade licence, and who issued it. */
  licence?: string | undefined;
  licenceAuthority?: string | undefined;
}

/** Everything that an invoice states, as of the day on which it was issued. */
export interface InvoiceContent {
  isTest: boolean;
  orderNumber: string;
  orderedAt: string;
  seller: {
    name: string;
    address: string;
    /** Absent without the settings, and in invoices of earlier releases. */
    ar?: { name: string; address: string };
    email: string;
    phone: string;
    trn?: string;
  };
  /** Only with a tax number; absent in invoices of earlier releases. */
  registration?: SellerRegistration;
  buyer: { name: string; companyName?: string; trn?: string; address: string[] };
  lines: LineContent[];
  grossMinor: number;
  /** Sum of the lines. */
  taxMinor?: number;
  vatPercent?: number;
  currency: string;
}

export interface InvoiceSource {
  order: OrdersTable;
  items: readonly Pick<
    OrderItemsTable,
    | 'id'
    | 'product_name'
    | 'size_label'
    | 'quantity'
    | 'sold_as'
    | 'unit_price_minor'
    | 'configuration'
  >[];
  /** Arabic names by item id. */
  arabic: ReadonlyMap<string, { product_name: string | null; size_label: string | null }>;
  seller: InvoiceContent['seller'];
  registration: SellerRegistration;
  /** Whether the order was paid in the sandbox. */
  isTest: boolean;
}

function textOf(en: string, ar: string | null | undefined): InvoiceText {
  return ar === null || ar === undefined ? { en } : { en, ar };
}

function madeOf(configuration: string | null): Pick<LineContent, 'made'> {
  if (configuration === null) return {};
  const { request, facts, breakdown } = parseConfiguration(configuration);
  return { made: { name: request.name ?? '', facts, breakdown } };
}

function itemLines({ items, arabic }: InvoiceSource): LineContent[] {
  return items.map((item) => {
    const translated = arabic.get(item.id);
    return {
      name: textOf(item.product_name, translated?.product_name),
      size: textOf(item.size_label, translated?.size_label),
      quantity: item.quantity,
      ...(item.sold_as !== null && { soldAs: item.sold_as }),
      unitPriceMinor: item.unit_price_minor,
      grossMinor: item.unit_price_minor * item.quantity,
      ...madeOf(item.configuration),
    };
  });
}

/** The tax number is part of tax invoices only. */
function buyerOf(order: OrdersTable, isTaxed: boolean): InvoiceContent['buyer'] {
  return {
    name: `${order.first_name} ${order.last_name}`.trim(),
    ...(order.company_name !== '' && { companyName: order.company_name }),
    ...(isTaxed && order.buyer_trn !== null && { trn: order.buyer_trn }),
    address: [order.address, `${order.city} ${order.pin_code}`.trim(), order.country].filter(
      (line) => line !== '',
    ),
  };
}

/** The content of an order's invoice. VAT is stated only by sellers with a tax number. */
export function invoiceContent(source: InvoiceSource): InvoiceContent {
  const { order, seller, registration, isTest } = source;
  const shipping = { quantity: 1, unitPriceMinor: order.shipping_minor };
  const gross: LineContent[] = [
    ...itemLines(source),
    ...(order.shipping_minor > 0 ? [{ ...shipping, grossMinor: order.shipping_minor }] : []),
  ];
  const isTaxed = seller.trn !== undefined;
  const lines = isTaxed
    ? gross.map((line) => ({ ...line, taxMinor: includedVat(line.grossMinor) }))
    : gross;
  return {
    isTest,
    orderNumber: order.order_number,
    orderedAt: order.created_at,
    seller,
    ...(isTaxed && { registration }),
    buyer: buyerOf(order, isTaxed),
    lines,
    grossMinor: order.total_minor,
    ...(isTaxed && {
      taxMinor: lines.reduce((sum, { taxMinor = 0 }) => sum + taxMinor, 0),
      vatPercent: VAT_PERCENT,
    }),
    currency: order.currency,
  };
}
