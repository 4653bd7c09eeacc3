import type { WorkProduct } from '@/contract/catalogue';
import { asLanguage } from './asLanguage';
import { asRecord, asText, asUniqueList } from './coerce';

function asWorkProduct(value: unknown): WorkProduct | undefined {
  const record = asRecord(value);
  const id = asText(record['_id']) ?? '';
  const name = asText(record['name']) ?? '';
  if (id === '' || name === '') return undefined;
  const lang = asLanguage(record['lang']);
  return { _id: id, name, ...(lang && { lang }) };
}

/** The usable products of a work, each once; `undefined` without any. */
export function asWorkProducts(value: unknown): WorkProduct[] | undefined {
  const products = asUniqueList(value, asWorkProduct, ({ _id }) => _id);
  return products.length === 0 ? undefined : products;
}
