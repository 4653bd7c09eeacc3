import type { Id, IsoDate, Translated, Url } from './common.ts';

export interface Article extends Translated {
  _id?: Id;
  image: Url;
  imageAlt?: string;
  title: string;
  /** Title for URLs, which are the same in all languages; `title` without it. An optional addition (product 13.10). */
  urlTitle?: string;
  /** HTML, which the client sanitises. */
  description: string;
  createdAt: IsoDate;
}
