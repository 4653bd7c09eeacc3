/** Interface between the server and the render bundle (`src/render.tsx`). */
import type { Language } from './common.ts';

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  /** Origin of the shop, e.g. `https://shop.example`. */
  origin: string;
  /** Handles the API requests of the page, which have no token. */
  fetch: typeof fetch;
}

/** One style element, as Emotion's `extractCriticalToChunks` returns it. */
export interface StyleChunk {
  /** Key of the Emotion cache. */
  key: string;
  /** Names of the styles; with `key`, the client uses them to skip styles that are already inserted. */
  ids: string[];
  css: string;
}

/** The RTK Query cache of a rendered page. The server embeds it without reading it. */
export interface SsrCache {
  queries: Record<string, unknown>;
  provided: unknown;
}

/** Data that hydration needs, embedded in the HTML as JSON. */
export interface HydrationPayload {
  origin: string;
  cache: SsrCache;
}

export interface RenderedPage {
  language: Language;
  /** 404 for an unknown URL, and for a page about something that does not exist. */
  status: 200 | 404;
  /** Markup for the head: title, description, link preview. */
  head: string;
  /** Markup for the root element; `undefined` when the client renders the page. */
  body: string | undefined;
  /** Critical CSS of the page. */
  styles: StyleChunk[];
  cache: SsrCache;
  /** Chunk of the route, so that the page preloads its scripts. */
  chunk: string;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
