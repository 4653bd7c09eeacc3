import { useEffect, useState } from 'react';
import { sanitiseArticle, type SafeHtml } from './sanitiseArticle';

/** The sanitised form of an article's HTML; `undefined` on a server and until the sanitiser has arrived. */
export function useSafeHtml(html: string): SafeHtml | undefined {
  const [safe, setSafe] = useState<{ source: string; html: SafeHtml }>();

  useEffect(() => {
    let isCurrent = true;
    sanitiseArticle(html).then(
      (result) => {
        if (isCurrent) setSafe({ source: html, html: result });
      },
      () => undefined, // Without the sanitiser the plain text stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return safe?.source === html ? safe.html : undefined;
}
