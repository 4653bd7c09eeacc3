/** What the server and the storefront's render bundle tell each other; the bundle is built from `src/render.tsx`. */

export interface RenderRequest {
  /** Path and query of the page. */
  address: string;
  /** Origin under which the shop is open, e.g. `https://shop.example`. */
  origin: string;
  /** Answers the shop's own calls; only ever asked without a token. */
  fetch: typeof fetch;
}

export interface StyleBlock {
  /** Value of `data-emotion`: by it the browser knows which styles it need not make again; others have none. */
  name?: string;
  css: string;
}

/** Answers of the API as the store keeps them; the server only carries them. */
export interface InlineAnswers {
  queries: Record<string, unknown>;
  provided: unknown;
}

/** What the browser needs to go on from a page that the server rendered; stands as JSON in the page. */
export interface PageHandover {
  origin: string;
  answers: InlineAnswers;
}

export interface RenderedPage {
  /** 404 for an unknown address or a page about something that is not there. */
  status: 200 | 404;
  /** Markup for the head: title, descriptions, link preview. */
  head: string;
  /** Markup for the root element, up to the fold; `undefined` when the page has to be made in the browser. */
  body: string | undefined;
  /** Styles of the head: all that the markup up to the fold needs. */
  styles: StyleBlock[];
  /** The markup behind the fold, the styles that only it needs, and what runs before it; none on a page without a fold. */
  rest?: { body: string; styles: StyleBlock; script: string };
  answers: InlineAnswers;
  /** Name of the page's chunk, so that its scripts can be fetched early. */
  chunk: string;
}

/** Id of the script element that holds the `PageHandover`. */
export type HandoverId = 'handover';

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
