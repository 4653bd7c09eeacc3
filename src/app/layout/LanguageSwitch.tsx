import Link, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router';
import { useIsClient } from '@/hooks/useIsClient';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage, languages, otherLanguage } from '@/lib/language';
import { useAppDispatch } from '@/store/hooks';
import { languageChosen } from '@/store/slices/preferencesSlice';

/** Link to the same page in the other language; loads the document, whose direction differs (product 14.2). */
export function LanguageSwitch(props: Pick<LinkProps, 'sx' | 'variant'>) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const isClient = useIsClient();
  const other = otherLanguage(useLanguage());
  // Servers receive no hash.
  const url = `${pathname}${search}${isClient ? hash : ''}`;
  return (
    <Link
      component="a"
      href={inLanguage(url, other)}
      lang={other}
      hrefLang={other}
      onClick={() => dispatch(languageChosen(other))}
      {...props}
    >
      {languages[other].name}
    </Link>
  );
}
