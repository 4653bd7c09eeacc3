import type { Id, IsoDate, Translated, Url } from './common.ts';

export interface Article extends Translated {
  _id?: Id;
  image: Url;
  imageAlt?: string;
  title: string;
  /** HTML, which the client sanitises. */
  description: string;
  createdAt: IsoDate;
}
