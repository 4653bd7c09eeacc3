import type { Language } from '@/lib/language';
import type { Content } from './defineContent';

/** Loads texts of another language before they are needed. A failure is reported by the component that needs them. */
export function prefetchContent(content: Content<unknown>, language: Language): void {
  if (language !== 'en') content.load(language).catch(() => undefined);
}
