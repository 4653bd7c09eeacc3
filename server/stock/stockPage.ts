import { colours } from '../../brand/colours.ts';
import type { Language } from '../../src/contract/common.ts';
import type { Config } from '../config.ts';
import { escapeHtml, htmlPage, PAGE_STYLE } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import { homePageUrl, productPageUrl } from '../rules/orderLinks.ts';

/** Styles of the page, whose hash is in its policy. */
export const STOCK_STYLE = `${PAGE_STYLE}
nav{display:flex;flex-wrap:wrap;gap:1rem;margin-block-start:2rem}
.main{border-color:${colours.gold}}`;

export interface StockPage {
  /** Whether the link is over, the wish waits, is confirmed or ended, or the cloth is back already. */
  state: 'over' | 'waiting' | 'confirmed' | 'ended' | 'back';
  /** The cloth; absent for a link that is over. */
  product?: { id: string; name: string };
  /** Link to the same page in the other language. */
  otherUrl: string;
}

const FORMS = { waiting: 'confirm', confirmed: 'stop' } as const;

/** The page on which the owner of an address confirms or ends a wish; it posts to its own URL, which is the key. */
export function stockPage(
  config: Pick<Config, 'publicUrl'>,
  { state, product, otherUrl }: StockPage,
  language: Language,
): string {
  const { page } = messagesIn(language).stock;
  const other = language === 'en' ? 'ar' : 'en';
  const action = state === 'waiting' || state === 'confirmed' ? FORMS[state] : undefined;
  const text = page[state](product?.name ?? '');
  const home = product
    ? productPageUrl(config, product.id, language)
    : homePageUrl(config, language);
  return htmlPage(
    page.title,
    `<main><h1>${escapeHtml(page.title)}</h1>
<p role="status">${escapeHtml(text)}</p>
${action ? `<form method="post"><button class="main" name="action" value="${action}">${escapeHtml(page[action])}</button></form>` : ''}
<nav><a href="${escapeHtml(home)}">${escapeHtml(product?.name ?? page.home)}</a>
<a href="${escapeHtml(otherUrl)}" lang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a></nav></main>`,
    language,
    STOCK_STYLE,
  );
}
