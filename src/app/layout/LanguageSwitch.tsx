import Link, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useIsClient } from '@/hooks/useIsClient';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage, languages, otherLanguage, type Language } from '@/lib/language';
import { useAppDispatch } from '@/store/hooks';
import { languageChosen } from '@/store/slices/preferencesSlice';

/** Anchor to the current URL in another language. Apart, so that a navigation renders the anchor without its styles. */
function LanguageAnchor({ lang, ...props }: ComponentProps<'a'> & { lang: Language }) {
  const { pathname, search, hash } = useLocation();
  const isClient = useIsClient();
  // Servers receive no hash.
  const url = `${pathname}${search}${isClient ? hash : ''}`;
  return <a href={inLanguage(url, lang)} lang={lang} {...props} />;
}

/** Link to the same page in the other language; loads the document, whose direction differs (product 14.2). */
export function LanguageSwitch(props: Pick<LinkProps, 'sx' | 'variant'>) {
  const dispatch = useAppDispatch();
  const other = otherLanguage(useLanguage());
  return (
    <Link
      component={LanguageAnchor}
      lang={other}
      hrefLang={other}
      onClick={() => dispatch(languageChosen(other))}
      {...props}
    >
      {languages[other].name}
    </Link>
  );
}
