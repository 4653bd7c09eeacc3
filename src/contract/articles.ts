import type { Id, IsoDate, Url } from './common.ts';

export interface Article {
  _id?: Id;
  image: Url;
  imageAlt?: string;
  title: string;
  /** HTML; sanitised by the client before it is shown. */
  description: string;
  createdAt: IsoDate;
}
