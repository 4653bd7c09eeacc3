import type { Id, IsoDate, Url } from './common.ts';

export interface Article {
  _id?: Id;
  image: Url;
  imageAlt?: string;
  title: string;
  /** HTML, which the client sanitises. */
  description: string;
  createdAt: IsoDate;
}
