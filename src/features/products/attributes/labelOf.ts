import type { FacetKey } from '@/contract/facets';
import type { Translate } from '@/i18n/createI18n';
import type { Message } from '@/i18n/message';
import { attributeMessages } from './messages';

/** Name of a value of a facet; the value itself when it has none. */
export function labelOf(t: Translate, key: FacetKey, id: string): string {
  if (key === 'width') return t(attributeMessages.width, { width: id });
  const labels = new Map<string, Message>(Object.entries(attributeMessages[key]));
  const label = labels.get(id);
  return label === undefined ? id : t(label);
}
