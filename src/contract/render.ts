/** The interface between the server and the render bundle, which is built from `src/render.tsx`. */

export interface RenderRequest {
  /** Path and query of the page. */
  address: string;
  /** Origin of the shop, e.g. `https://shop.example`. */
  origin: string;
  /** Answers the API requests of the page, which never carry a token. */
  fetch: typeof fetch;
}

/** One style element, as Emotion's `extractCriticalToChunks` returns it. */
export interface StyleChunk {
  /** Key of the Emotion cache. */
  key: string;
  /** Names of the styles. Together with `key` they tell the browser which styles it need not insert again. */
  ids: string[];
  css: string;
}

/** The RTK Query cache of a rendered page. The server passes it on unread. */
export interface SsrCache {
  queries: Record<string, unknown>;
  provided: unknown;
}

/** What the browser needs to hydrate a rendered page; embedded in the HTML as JSON. */
export interface HydrationPayload {
  origin: string;
  cache: SsrCache;
}

export interface RenderedPage {
  /** 404 for an unknown URL, and for a page about something that does not exist. */
  status: 200 | 404;
  /** Markup for the head: title, description, link preview. */
  head: string;
  /** Markup for the root element; `undefined` when the browser has to render the page. */
  body: string | undefined;
  /** Critical CSS: the styles that this page uses. */
  styles: StyleChunk[];
  cache: SsrCache;
  /** Name of the route's chunk, so that its scripts are requested with the page. */
  chunk: string;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
