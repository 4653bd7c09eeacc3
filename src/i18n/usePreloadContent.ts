import { useEffect } from 'react';
import type { Content } from './defineContent';
import { useLanguage } from './useLanguage';

/** Loads the texts of a code-split component beside its chunk instead of after it: one request less to wait for. */
export function usePreloadContent<Texts>(content: Content<Texts>): void {
  const language = useLanguage();
  useEffect(() => {
    // A failure is reported by the component, which needs the texts.
    if (language !== 'en') content.load(language).catch(() => undefined);
  }, [content, language]);
}
