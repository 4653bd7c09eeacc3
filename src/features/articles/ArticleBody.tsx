import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { withoutLanguage, type Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { ArticleText } from './ArticleText';
import { PlainArticle } from './PlainArticle';
import { useSafeHtml } from './useSafeHtml';

/** Path of a plain click on an internal link; `undefined` for clicks that the browser handles. */
function internalPath({ target, ...event }: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || !(target instanceof Element)) return undefined;
  const href = target.closest('a')?.getAttribute('href') ?? '';
  return href.startsWith('/') ? href : undefined;
}

export interface ArticleBodyProps {
  html: string;
  /** Language of the text, when it is not that of the page. */
  lang?: Language;
}

/** Article text as sanitised HTML; as plain text on the server and until the sanitiser is loaded. */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const navigate = useNavigate();
  const safeHtml = useSafeHtml(html);
  if (safeHtml === undefined) {
    return (
      <ArticleText {...textIn(lang)}>
        <PlainArticle html={html} />
      </ArticleText>
    );
  }
  const handleClick = (event: MouseEvent) => {
    const path = internalPath(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(withoutLanguage(path));
  };
  return (
    <ArticleText
      {...textIn(lang)}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
