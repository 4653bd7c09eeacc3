import { bodyLimit } from 'hono/body-limit';
import { KIB } from '../bytes.ts';
import { contentPolicy } from './contentPolicy.ts';
import { HttpError } from './errors.ts';

/** Headers of a page whose URL is the key to it. @param style of the page, whose hash is in its policy */
export const keyedPageHeaders = (style: string) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentPolicy({ styles: [style] }),
  'Referrer-Policy': 'no-referrer',
});

/** Middleware that refuses larger forms. */
export const limitForm = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HttpError(413, (m) => m.requests.bodyTooLarge(maxBytes / KIB));
    },
  });

/** Enough for the form of one choice. */
export const SMALL_FORM_BYTES = 4 * KIB;
