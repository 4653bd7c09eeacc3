import type {
  ClothLayout,
  PriceLine,
  PriceTable,
  WindowPrice,
  WindowRefusal,
  WindowWarning,
} from '@/contract/madeToMeasure';
import { asId } from '@/lib/asId';
import { asCurrency, asCount, asList, asMoney, asNumber, asRecord, asText } from '@/lib/coerce';

/** Whether every number in a value is one that the calculation takes: whole and not negative. */
function hasWholeNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  if (Array.isArray(value)) return value.every(hasWholeNumbers);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasWholeNumbers);
}

/** A price table with all its parts; `null` without a usable one, so that nothing is calculated from it. */
export function parsePriceTable(response: unknown): PriceTable | null {
  const table = asRecord(asRecord(response)['priceTable']);
  const version = asCount(table['version']);
  const currency = asCurrency(table['currency']);
  const parts = [table['curtain'], table['controls'], table['blind']].map(asRecord);
  const isWhole = parts.every((part) => Object.keys(part).length > 0) && hasWholeNumbers(table);
  if (!isWhole || version === undefined || currency === '') return null;
  return { ...table, version, currency };
}

const UNITS: readonly PriceLine['unit'][] = ['metre', 'width', 'piece'];

/** A line of a breakdown; `undefined` for an unusable one. */
export function parseLine(value: unknown): PriceLine | undefined {
  const record = asRecord(value);
  const code = asText(record['code']);
  const amount = asMoney(record['amount']);
  const quantity = asNumber(record['quantity']);
  const unit = UNITS.find((known) => known === record['unit']);
  if (code === undefined || quantity === undefined || unit === undefined) return undefined;
  return Number.isNaN(amount) ? undefined : { code, amount, quantity, unit };
}

function parseLayout(value: unknown): ClothLayout | undefined {
  const record = asRecord(value);
  const [clothWidth, widths, seams] = [
    asNumber(record['clothWidth']),
    asCount(record['widths']),
    asCount(record['seams']),
  ];
  const kind = record['kind'] === 'sideways' ? 'sideways' : 'widths';
  if (clothWidth === undefined || widths === undefined || seams === undefined) return undefined;
  return { kind, clothWidth, widths, seams };
}

function parseWarning(value: unknown): WindowWarning | undefined {
  const record = asRecord(value);
  const [code, message] = [asText(record['code']), asText(record['message'])];
  return code === undefined || message === undefined ? undefined : { code, message };
}

function parseRefusal(value: unknown): WindowRefusal | undefined {
  const refusal = parseWarning(value);
  const { change } = asRecord(value);
  return refusal && { ...refusal, ...(change !== undefined && { change: asRecord(change) }) };
}

/** The price of a window; without a usable price it is `null`. */
export function parseWindowPrice(response: unknown): WindowPrice {
  const record = asRecord(response);
  const price = asMoney(record['price'] ?? Number.NaN);
  const vat = asMoney(record['vat']);
  return {
    price: Number.isNaN(price) ? null : price,
    currency: asCurrency(record['currency']),
    priceTableVersion: asCount(record['priceTableVersion']) ?? 0,
    vat: Number.isNaN(vat) ? undefined : vat,
    validUntil: asText(record['validUntil']),
    sizeId: asId(record['sizeId']),
    label: asText(record['label']),
    breakdown: asList(record['breakdown'], parseLine),
    layout: parseLayout(record['layout']),
    warnings: asList(record['warnings'], parseWarning),
    refusals: asList(record['refusals'], parseRefusal),
  };
}
