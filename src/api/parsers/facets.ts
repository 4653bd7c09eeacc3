import type { Facet, FacetCount } from '@/contract/facets';
import type { EmptyListHelp, PriceRange } from '@/contract/products';
import { asCount, asMoney, asRecord, asText, asUniqueList } from '@/lib/coerce';
import { isFacetKey, positionOf } from '@/lib/facets';
import { asPriceUnit } from './soldAs';

/** A facet of a list with the values that have a name in the shop; `undefined` for an unknown one. */
export function parseFacet(value: unknown): Facet | undefined {
  const record = asRecord(value);
  const { key } = record;
  if (!isFacetKey(key)) return undefined;
  const parseValue = (item: unknown): FacetCount | undefined => {
    const { id, count } = asRecord(item);
    const known = asText(id);
    if (known === undefined || positionOf(key, known) === undefined) return undefined;
    return { id: known, count: asCount(count) ?? 0 };
  };
  return { key, values: asUniqueList(record['values'], parseValue, ({ id }) => id) };
}

/** Prices of a unit; `undefined` when a part is unusable. */
export function parsePriceRange(value: unknown): PriceRange | undefined {
  const record = asRecord(value);
  const soldAs = asPriceUnit(record['soldAs']);
  const min = asMoney(record['min']);
  const max = asMoney(record['max']);
  return soldAs !== undefined && min <= max ? { soldAs, min, max } : undefined;
}

/** Ways out of an empty list; those that find nothing are left out. */
export function parseEmptyListHelp(value: unknown): EmptyListHelp | undefined {
  const help = asRecord(value);
  const filter = asRecord(help['withoutFilter']);
  const words = asRecord(help['withoutWord']);
  const { key } = filter;
  const filterCount = asCount(filter['count']) ?? 0;
  const wordCount = asCount(words['count']) ?? 0;
  const word = asText(words['word']) ?? '';
  const search = asText(words['search']) ?? '';
  const result: EmptyListHelp = {
    ...((isFacetKey(key) || key === 'price') &&
      filterCount > 0 && { withoutFilter: { key, count: filterCount } }),
    ...(wordCount > 0 &&
      word !== '' &&
      search !== '' && { withoutWord: { word, search, count: wordCount } }),
  };
  return Object.keys(result).length === 0 ? undefined : result;
}
