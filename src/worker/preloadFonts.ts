import type { Language } from '@/contract/common';
import { languageOf } from '@/lib/language';

/** URLs of the fonts that the first view of a page needs. */
export type FirstFonts = Record<Language, readonly string[]>;

const isCached = async (url: string) => (await caches.match(url)) !== undefined;
const preload = (url: string) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * Workbox plugin that preloads the cached fonts of a page with its `Link` header. Only the worker knows that they are on the
 * device: the document itself would delay the first image of a first visit.
 */
export const preloadFonts = (fonts: FirstFonts) => ({
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) => {
    // The browser follows the redirects of a navigation, whose responses cannot be read.
    if (response.type === 'opaqueredirect') return response;
    const urls = fonts[languageOf(new URL(request.url).pathname)];
    const cached = await Promise.all(urls.map(isCached));
    const headers = new Headers(response.headers);
    for (const url of urls.filter((_url, index) => cached[index])) {
      headers.append('Link', preload(url));
    }
    return new Response(response.body, { status: response.status, headers });
  },
});
