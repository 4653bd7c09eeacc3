import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { ArticleText } from './ArticleText';
import { PlainArticle } from './PlainArticle';
import { useSafeHtml } from './useSafeHtml';

/** Where a plain click on a link of the shop leads; `undefined` for everything the browser has to do itself. */
function ownAddress({ target, ...event }: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || !(target instanceof Element)) return undefined;
  const href = target.closest('a')?.getAttribute('href') ?? '';
  return href.startsWith('/') ? href : undefined;
}

/** An article's text: sanitised HTML, or its plain text where and as long as there is none. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  const safeHtml = useSafeHtml(html);
  if (safeHtml === undefined) {
    return (
      <ArticleText>
        <PlainArticle html={html} />
      </ArticleText>
    );
  }
  const handleClick = (event: MouseEvent) => {
    const address = ownAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    void navigate(address);
  };
  return <ArticleText onClick={handleClick} dangerouslySetInnerHTML={{ __html: safeHtml }} />;
}
