import { useEffect, useState } from 'react';
import { sanitiseArticle, type SafeHtml } from './sanitiseArticle';

interface SafeArticle {
  /** HTML before sanitising. */
  source: string;
  html: SafeHtml;
}

/** Sanitised articles; keeps the page height on back navigation, for scroll restoration. */
const cache = new Map<string, SafeArticle>();

/** Sanitised article HTML; `undefined` on the server and until the sanitiser is loaded. */
export function useSafeHtml(html: string): SafeHtml | undefined {
  const [safe, setSafe] = useState(() => cache.get(html));

  useEffect(() => {
    let isCurrent = true;
    sanitiseArticle(html).then(
      (result) => {
        const article = { source: html, html: result };
        cache.set(html, article);
        if (isCurrent) setSafe(article);
      },
      () => undefined, // Chunk failed to load; the plain text remains.
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return safe?.source === html ? safe.html : undefined;
}
