import type { Context, Hono } from 'hono';
import type { Language } from '../../src/contract/common.ts';
import type { ProductDetail } from '../../src/contract/products.ts';
import type { ReviewPage } from '../../src/contract/reviews.ts';
import { feedShop } from '../feeds/feedFormat.ts';
import { productMarkdown } from '../feeds/productMarkdown.ts';
import { compressText, sendCompressed } from '../http/compressedText.ts';
import { notFound, unavailable } from '../http/errors.ts';
import { prefersMarkdown } from '../http/prefersMarkdown.ts';
import type { Services } from '../services.ts';

/** The page of a product in any spelling of its path (product 2.2), or its Markdown page. */
const PRODUCT_PAGE = /^(\/ar)?\/product-detail(?:(\.md)|\/{0,9})$/i;
const BROTLI_QUALITY = 5;

/** Whether the response depends on the Accept header. */
export const isProductPage = (path: string): boolean =>
  PRODUCT_PAGE.test(path) && !/\.md$/i.test(path);

/** Reads the API as a visitor, in process. @returns `undefined` for what does not exist. @throws HttpError 503 */
function visitorApi(app: Hono, origin: string) {
  return async <Body>(path: string, query: Record<string, string>): Promise<Body | undefined> => {
    const url = `${origin}/api/user/${path}?${new URLSearchParams(query).toString()}`;
    const response = await app.fetch(new Request(url));
    if (response.status >= 500) throw unavailable((m) => m.requests.busy);
    return response.ok ? ((await response.json()) as Body) : undefined;
  };
}

/**
 * Creates the responder of Markdown pages. They have what the API gives the page, so that both show the same prices.
 * @returns `undefined` for another page, and for a request that prefers HTML
 */
export function createMarkdown(app: Hono, { config }: Services) {
  const { origin } = new URL(config.publicUrl);
  const read = visitorApi(app, origin);

  async function textOf(id: string, lang: Language): Promise<string> {
    const details =
      id === ''
        ? undefined
        : await read<{ productDetail: ProductDetail }>('get-product-details', { id, lang });
    if (!details) throw notFound((m) => m.shop.noProduct);
    const query = { productId: id, page: '1', limit: '1' };
    const reviews = await read<ReviewPage>('get-review', query);
    return productMarkdown({
      product: details.productDetail,
      ratingCounts: reviews?.ratingCounts ?? [],
      shop: feedShop(config, lang),
      other: feedShop(config, lang === 'ar' ? 'en' : 'ar'),
      travelArea: config.travelArea,
    });
  }

  return async (context: Context, path: string): Promise<Response | undefined> => {
    const match = PRODUCT_PAGE.exec(path);
    const isFile = match?.[2] !== undefined;
    if (!match || !(isFile || prefersMarkdown(context.req.header('accept')))) return undefined;
    const language = match[1] === undefined ? 'en' : 'ar';
    const id = context.req.query('id') ?? '';
    const page = `/product-detail?${new URLSearchParams({ id }).toString()}`;
    const text = await compressText(await textOf(id, language), BROTLI_QUALITY);
    const response = sendCompressed(context, text, {
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
        Link: `<${feedShop(config, language).pageUrl(page)}>; rel="canonical"`,
      },
    });
    if (!isFile) response.headers.append('Vary', 'Accept');
    return response;
  };
}
