import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { ChangeLanguageContext, type ChangeLanguage } from '@/i18n/ChangeLanguageContext';
import type { I18n } from '@/i18n/createI18n';
import { inLanguage, withoutLanguage } from '@/lib/language';
import type { AppStore } from '@/store/makeStore';
import { LanguageRouter } from '../navigation/LanguageRouter';
import type { PreparedLanguage } from './prepareLanguage';

export interface LanguageRootProps {
  store: AppStore;
  children: (i18n: I18n) => ReactNode;
}

/**
 * Router and language of the page. A change of the language keeps the document, so that nothing that is typed or open is
 * lost (decision 24): texts, direction, URL and answers of the server change in one paint.
 */
export function LanguageRoot({ store, children }: LanguageRootProps) {
  const [prepared, setPrepared] = useState<PreparedLanguage>();
  const [firstI18n] = useState(store.services.i18n);
  const { i18n } = prepared ?? { i18n: firstI18n };

  const changeLanguage = useCallback<ChangeLanguage>(
    (language) => {
      import(/* webpackChunkName: "late" */ './prepareLanguage')
        .then(({ prepareLanguage }) => prepareLanguage(store, language))
        .then((next) => startTransition(() => setPrepared(next)))
        // Without the texts of the other language, for example offline, its document may be cached.
        .catch(() => {
          const { pathname, search, hash } = window.location;
          const url = withoutLanguage(`${pathname}${search}${hash}`);
          window.location.assign(inLanguage(url, language));
        });
    },
    [store],
  );

  // Before the paint, so that no text of one language is shown beside answers of the other one.
  useLayoutEffect(() => prepared?.apply(), [prepared]);

  return (
    <ChangeLanguageContext value={changeLanguage}>
      <LanguageRouter language={i18n.language}>{children(i18n)}</LanguageRouter>
    </ChangeLanguageContext>
  );
}
