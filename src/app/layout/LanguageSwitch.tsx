import Link, { type LinkProps } from '@mui/material/Link';
import { use, type ComponentProps, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '@/browser/isPlainClick';
import { useIsClient } from '@/hooks/useIsClient';
import { ChangeLanguageContext } from '@/i18n/ChangeLanguageContext';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage, languages, otherLanguage, type Language } from '@/lib/language';
import { useAppDispatch } from '@/store/hooks';
import { languageChosen } from '@/store/slices/preferencesSlice';

/** Anchor to the current URL in another language. Apart, so that a navigation renders the anchor without its styles. */
function LanguageAnchor({ lang, ...props }: ComponentProps<'a'> & { lang: Language }) {
  const { pathname, search, hash } = useLocation();
  const isClient = useIsClient();
  const isServer = typeof document === 'undefined';
  // The server knows no hash and a part of the query. React corrects the attribute only if it changes after hydration.
  const url = `${pathname}${isServer || isClient ? search : ''}${isClient ? hash : ''}`;
  return <a href={inLanguage(url, lang)} lang={lang} suppressHydrationWarning {...props} />;
}

/**
 * Link to the same page in the other language (product 14.2). It changes the language of the open page; in a new tab or
 * without scripts it loads the document.
 */
export function LanguageSwitch(props: Pick<LinkProps, 'sx' | 'variant'>) {
  const dispatch = useAppDispatch();
  const changeLanguage = use(ChangeLanguageContext);
  const other = otherLanguage(useLanguage());
  const handleClick = (event: MouseEvent) => {
    dispatch(languageChosen(other));
    if (changeLanguage === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    changeLanguage(other);
  };
  return (
    <Link component={LanguageAnchor} lang={other} hrefLang={other} onClick={handleClick} {...props}>
      {languages[other].name}
    </Link>
  );
}
