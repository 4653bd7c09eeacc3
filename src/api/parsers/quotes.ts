import type { Quote, QuoteLine, QuoteState, QuoteSummary } from '@/contract/quotes';
import { asLanguage } from '@/lib/asLanguage';
import {
  asCurrency,
  asList,
  asMediaUrl,
  asMoney,
  asNumber,
  asRecord,
  asText,
  asUniqueList,
} from '@/lib/coerce';
import { parseOrderedConfiguration } from './orderedConfiguration';
import { asLineUnit } from './soldAs';

const STATES: readonly QuoteState[] = ['open', 'accepted', 'expired', 'replaced'];

/** A state that is not known cannot be accepted. */
const asState = (value: unknown): QuoteState =>
  STATES.find((state) => state === value) ?? 'expired';

/** A quote of a list; `undefined` without number and link. */
export function parseQuoteSummary(value: unknown): QuoteSummary | undefined {
  const record = asRecord(value);
  const [number, token] = [asText(record['number']), asText(record['token'])];
  if (number === undefined || token === undefined) return undefined;
  return {
    number,
    token,
    date: asText(record['date']) ?? '',
    validUntil: asText(record['validUntil']) ?? '',
    state: asState(record['state']),
    total: asMoney(record['total']),
    currency: asCurrency(record['currency']),
  };
}

function parsePrevious(value: unknown): QuoteLine['previous'] {
  const { size, price } = asRecord(value);
  const before = asText(size);
  return before === undefined ? undefined : { size: before, price: asMoney(price) };
}

function parseLine(value: unknown): QuoteLine {
  const record = asRecord(value);
  return {
    productId: asText(record['productId']) ?? '',
    name: asText(record['name']) ?? '',
    lang: asLanguage(record['lang']),
    image: asMediaUrl(record['image']),
    size: asText(record['size']) ?? '',
    sizeLang: asLanguage(record['sizeLang']),
    soldAs: asLineUnit(record),
    quantity: asNumber(record['quantity']) ?? 1,
    price: asMoney(record['price']),
    total: asMoney(record['total']),
    configuration: parseOrderedConfiguration(record['configuration']),
    previous: parsePrevious(record['previous']),
  };
}

function parseCustomer(value: unknown): Quote['customer'] {
  const { name, email } = asRecord(value);
  const address = asText(email);
  return address === undefined ? undefined : { name: asText(name) ?? '', email: address };
}

/** A quote; `undefined` without a number. */
export function parseQuote(value: unknown): Quote | undefined {
  const record = asRecord(value);
  const number = asText(record['number']);
  if (number === undefined) return undefined;
  return {
    number,
    date: asText(record['date']) ?? '',
    validUntil: asText(record['validUntil']) ?? '',
    state: asState(record['state']),
    isMine: record['isMine'] === true,
    customer: parseCustomer(record['customer']),
    lines: asList(record['lines'], parseLine),
    currency: asCurrency(record['currency']),
    subTotal: asMoney(record['subTotal']),
    shippingCharge: asMoney(record['shippingCharge']),
    total: asMoney(record['total']),
    vat: asMoney(record['vat']),
    conditions: asUniqueList(record['conditions'], asText, asText),
    excluded: asUniqueList(record['excluded'], asText, asText),
    revises: asText(record['revises']),
  };
}
