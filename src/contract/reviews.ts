import type { Id, IsoDate, MessageBody, PageQuery, Url } from './common.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

export interface Review {
  _id?: Id;
  name: string;
  rating: Rating;
  review: string;
  createdAt: IsoDate;
  /** Redacted by the server (product 6.1). */
  user: { profilePicture?: Url; email: string };
}

export interface ReviewPage {
  reviews: Review[];
  totalPages: number;
  /** Number of reviews per rating 1–5; an optional addition (product 13.10). */
  ratingCounts?: [number, number, number, number, number];
}

export interface ReviewsContract {
  'GET /user/get-review': {
    query: PageQuery & { productId: Id };
    body: undefined;
    response: ReviewPage;
  };
  'POST /user/add-review': {
    query: undefined;
    body: { productId: Id; rating: Rating; review: string; name: string };
    response: MessageBody;
  };
}
