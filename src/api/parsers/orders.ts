import type {
  Order,
  OrderDetail,
  OrderItem,
  OrderStatus,
  PaymentType,
  ShippingAddress,
} from '@/contract/orders';
import type { CareMethod } from '@/contract/facets';
import type { MadeDelivery, MakingState } from '@/contract/madeToMeasure';
import { asId } from '@/lib/asId';
import {
  asCurrency,
  asList,
  asMediaUrl,
  asMoney,
  asNumber,
  asRecord,
  asText,
  type UnknownRecord,
} from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { asRecords } from '@/lib/asRecords';
import { parseInvoiceSummary } from './invoiceSummary';
import { asLineUnit } from './soldAs';

const CARE_METHODS: readonly CareMethod[] = ['machine-wash', 'dry-clean', 'wipe'];

const PAYMENT_TYPES: readonly PaymentType[] = ['stripe', 'paypal', 'tabby'];

const MAKING_STATES: readonly MakingState[] = ['waiting', 'cutting', 'made'];

/** The status as sent; an unknown one is shown as Confirmed (product 11.5). */
const asStatus = (value: unknown) => (asText(value) ?? '') as OrderStatus;

function parseOrderItem(value: unknown): OrderItem | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    images: asList(record['images'], asMediaUrl),
    productName: asText(record['productName']) ?? '',
    lang: asLanguage(record['lang']),
    orderStatus: asStatus(record['orderStatus']),
    offerPrice: asMoney(record['offerPrice']),
    price: asMoney(record['price']),
    quantity: asNumber(record['quantity']),
    size: asText(record['size']),
    sizeLang: asLanguage(record['sizeLang']),
    soldAs: asLineUnit(record),
    productId: asId(record['productId']),
    sizeId: asId(record['sizeId']),
    careMethod: CARE_METHODS.find((method) => method === record['careMethod']),
    // Not parsed yet: `OrderItems` does, which only the details of an order show.
    configuration: record['configuration'] as OrderItem['configuration'],
  };
}

function parseOrderHead(record: UnknownRecord) {
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    orderId: asText(record['orderId']) ?? id,
    orderStatus: asStatus(record['orderStatus']),
    createdAt: asText(record['createdAt']) ?? asText(record['date']) ?? '',
    items: asRecords(record['items'], parseOrderItem),
    currencySymbol: asCurrency(record['currencySymbol']),
    paymentStatus: asText(record['paymentStatus']),
    paymentUrl: asText(record['paymentUrl']),
  };
}

export function parseOrder(value: unknown): Order | undefined {
  const record = asRecord(value);
  const head = parseOrderHead(record);
  if (head === undefined) return undefined;
  return {
    ...head,
    date: asText(record['date']),
    order: { price: asMoney(asRecord(record['order'])['price']) },
  };
}

/** A booked time; `undefined` when a part is missing. */
function parseFitting(value: unknown): MadeDelivery['fitting'] {
  const record = asRecord(value);
  const [date, from, to] = [record['date'], record['from'], record['to']].map(asText);
  if (!date || !from || !to) return undefined;
  return { date, from, to, changeUrl: asMediaUrl(record['changeUrl']) };
}

/** How finished windows are delivered; `undefined` when the server sends nothing. */
function parseMadeDelivery(value: unknown): MadeDelivery | undefined {
  const record = asRecord(value);
  const { isFitted, madeBy, arrives, cancelUntil, state, calendarUrl } = record;
  if (typeof isFitted !== 'boolean') return undefined;
  return {
    isFitted,
    madeBy: asText(madeBy),
    arrives: asText(arrives),
    cancelUntil: asText(cancelUntil),
    state: MAKING_STATES.find((one) => one === state),
    calendarUrl: asMediaUrl(calendarUrl),
    canBookFitting: record['canBookFitting'] === true,
    fitting: parseFitting(record['fitting']),
  };
}

/** The order of which a window is made again. */
function parseOriginal(value: unknown): OrderDetail['remakeOf'] {
  const record = asRecord(value);
  const id = asId(record['_id']);
  return id === undefined ? undefined : { _id: id, orderId: asText(record['orderId']) ?? id };
}

function parseStatusChange(value: unknown): { status: OrderStatus; at: string } | undefined {
  const record = asRecord(value);
  const at = asText(record['at']);
  return at === undefined ? undefined : { status: asStatus(record['status']), at };
}

export function parseOrderDetail(value: unknown): OrderDetail | undefined {
  const record = asRecord(value);
  const head = parseOrderHead(record);
  if (head === undefined) return undefined;
  return {
    ...head,
    subTotal: asMoney(record['subTotal']),
    shippingCharge: asMoney(record['shippingCharge']),
    price: asMoney(record['price']),
    paymentType: PAYMENT_TYPES.find((type) => type === record['paymentType']) ?? 'stripe',
    invoices: asRecords(record['invoices'], parseInvoiceSummary),
    paidAt: asText(record['paidAt']),
    madeDelivery: parseMadeDelivery(record['madeDelivery']),
    remakeOf: parseOriginal(record['remakeOf']),
    additionalInfo: asText(record['additionalInfo']),
    statusHistory: asList(record['statusHistory'], parseStatusChange),
  };
}

export function parseShippingAddress(value: unknown): ShippingAddress {
  const record = asRecord(value);
  const field = (key: keyof ShippingAddress) => asText(record[key]);
  return {
    companyName: field('companyName'),
    firstName: field('firstName') ?? '',
    lastName: field('lastName') ?? '',
    address: field('address') ?? '',
    city: field('city') ?? '',
    country: field('country') ?? '',
    pinCode: field('pinCode'),
    dialCode: field('dialCode'),
    phone: field('phone'),
    phoneE164: field('phoneE164'),
    makani: field('makani'),
    email: field('email'),
  };
}
