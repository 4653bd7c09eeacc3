import type { Invoice, InvoiceLine } from '@/contract/invoices';
import { asLanguage } from '@/lib/asLanguage';
import {
  asCurrency,
  asList,
  asMoney,
  asNumber,
  asRecord,
  asText,
  type UnknownRecord,
} from '@/lib/coerce';
import { parseInvoiceSummary } from './invoiceSummary';
import { parseOrderedConfiguration } from './orderedConfiguration';
import { asLineUnit } from './soldAs';

function parseLine(value: unknown): InvoiceLine {
  const record = asRecord(value);
  return {
    name: asText(record['name']),
    lang: asLanguage(record['lang']),
    size: asText(record['size']),
    sizeLang: asLanguage(record['sizeLang']),
    quantity: asNumber(record['quantity']) ?? 1,
    soldAs: asLineUnit(record),
    unitPrice: asMoney(record['unitPrice']),
    gross: asMoney(record['gross']),
    tax: asNumber(record['tax']),
    configuration: parseOrderedConfiguration(record['configuration']),
  };
}

function parseSeller(value: unknown): Invoice['seller'] {
  const record = asRecord(value);
  const field = (key: keyof Invoice['seller']) => asText(record[key]);
  return {
    name: field('name') ?? '',
    lang: asLanguage(record['lang']),
    address: field('address') ?? '',
    email: field('email') ?? '',
    phone: field('phone') ?? '',
    trn: field('trn'),
  };
}

function parseBuyer(value: unknown): Invoice['buyer'] {
  const record = asRecord(value);
  return {
    name: asText(record['name']) ?? '',
    companyName: asText(record['companyName']),
    trn: asText(record['trn']),
    address: asList(record['address'], asText),
  };
}

function parseCorrected({ corrects }: UnknownRecord): Invoice['corrects'] {
  const { number, issuedAt } = asRecord(corrects);
  const corrected = asText(number);
  if (corrected === undefined) return undefined;
  return { number: corrected, issuedAt: asText(issuedAt) ?? '' };
}

/** A whole invoice; `undefined` without an id, number or supported kind. */
export function parseInvoice(value: unknown): Invoice | undefined {
  const summary = parseInvoiceSummary(value);
  if (summary === undefined) return undefined;
  const record = asRecord(value);
  return {
    ...summary,
    issuedAt: asText(record['issuedAt']) ?? '',
    isTest: record['isTest'] === true,
    orderNumber: asText(record['orderNumber']) ?? '',
    orderedAt: asText(record['orderedAt']) ?? '',
    corrects: parseCorrected(record),
    seller: parseSeller(record['seller']),
    buyer: parseBuyer(record['buyer']),
    lines: asList(record['lines'], parseLine),
    gross: asMoney(record['gross']),
    tax: asNumber(record['tax']),
    vatPercent: asNumber(record['vatPercent']),
    currencySymbol: asCurrency(record['currencySymbol']),
  };
}
