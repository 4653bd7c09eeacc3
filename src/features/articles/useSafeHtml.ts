import { useEffect, useState } from 'react';
import { sanitiseArticle, type SafeHtml } from './sanitiseArticle';

interface SafeArticle {
  /** The HTML it was made from. */
  source: string;
  html: SafeHtml;
}

/** What this visit has sanitised: a visitor who comes back finds the page as they left it, at once and equally long. */
const sanitised = new Map<string, SafeArticle>();

/** The sanitised form of an article's HTML; `undefined` on a server and until the sanitiser has arrived. */
export function useSafeHtml(html: string): SafeHtml | undefined {
  const [safe, setSafe] = useState(() => sanitised.get(html));

  useEffect(() => {
    let isCurrent = true;
    sanitiseArticle(html).then(
      (result) => {
        const article = { source: html, html: result };
        sanitised.set(html, article);
        if (isCurrent) setSafe(article);
      },
      () => undefined, // Without the sanitiser the plain text stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return safe?.source === html ? safe.html : undefined;
}
