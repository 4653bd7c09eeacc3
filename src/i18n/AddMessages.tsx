import { use, useMemo, type ReactNode } from 'react';
import { createI18n, type Translate } from './createI18n';
import type { Content } from './defineContent';
import { I18nContext } from './I18nContext';
import type { Catalog } from './translateMessages';
import { useContent } from './useContent';

export interface AddMessagesProps {
  /** Texts that are not in the catalog of all pages. */
  catalog: Content<Catalog>;
  children: ReactNode;
}

/** Adds code-split texts to those of the page, so that other pages do not load them. Suspends while they load. */
export function AddMessages({ catalog, children }: AddMessagesProps) {
  const i18n = use(I18nContext);
  const added = useContent(catalog);
  const extended = useMemo(() => {
    const own = createI18n(i18n.language, added);
    const t: Translate = (message, ...values) =>
      (Object.hasOwn(added, message.id) ? own : i18n).t(message, ...values);
    return { ...i18n, t };
  }, [i18n, added]);
  return <I18nContext value={extended}>{children}</I18nContext>;
}
