import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { rewriteEntryUrl } from '@/hooks/navigation/historyEntry';
import { inLanguage, languageOf, languages, withoutLanguage } from '@/lib/language';
import type { Language } from '@/lib/language';

export interface LanguageRouterProps {
  language: Language;
  children: ReactNode;
}

/**
 * BrowserRouter whose `basename` may change. BrowserRouter renders nothing while its location lacks the new prefix; here the
 * location always has the prefix of the language. The URL follows, also of earlier entries that Back shows, so that the
 * shop stays in the language that the customer has chosen.
 */
export function LanguageRouter({ language, children }: LanguageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(
    () =>
      history.listen((update) =>
        startTransition(() => setState({ action: update.action, location: update.location })),
      ),
    [history],
  );
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    if (languageOf(pathname) === language) return;
    rewriteEntryUrl(inLanguage(withoutLanguage(`${pathname}${search}${hash}`), language));
  }, [language, location]);

  return (
    <Router
      basename={languages[language].basename}
      location={{ ...location, pathname: inLanguage(withoutLanguage(location.pathname), language) }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
