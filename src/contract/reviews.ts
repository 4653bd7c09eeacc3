import type { Id, IsoDate, MessageBody, PageQuery, Url } from './common.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** The shop's answer to a review; an optional addition (product 6.10). */
export interface ReviewReply {
  text: string;
  createdAt: IsoDate;
}

/** A customer's photo that the shop has released; an optional addition (product 6.6). */
export interface ReviewPhoto {
  url: Url;
  /** The same image at most 320 px wide and high. */
  thumbnail: Url;
  /** Of the image in px. */
  width: number;
  height: number;
}

export interface Review {
  _id?: Id;
  name: string;
  rating: Rating;
  review: string;
  createdAt: IsoDate;
  /** Redacted by the server (product 6.1). */
  user: { profilePicture?: Url; email: string };
  photos?: ReviewPhoto[];
  /** Whether the product was delivered to the author; an optional addition (product 6.8). */
  boughtHere?: boolean;
  reply?: ReviewReply;
}

export interface ReviewPage {
  reviews: Review[];
  totalPages: number;
  /** Number of reviews per rating 1–5; an optional addition (product 13.10). */
  ratingCounts?: [number, number, number, number, number];
  /** How many photos a review may have; none when absent (product 6.5). */
  maxPhotos?: number;
  /** Newest photos of the product's reviews, at most eight; an optional addition (product 6.6). */
  photos?: ReviewPhoto[];
  /** Whether the server reads `rating` of the query; an optional addition (product 6.9). */
  canFilter?: boolean;
}

export interface ReviewsContract {
  'GET /user/get-review': {
    /** With `rating`, only reviews of so many stars; an optional addition (product 6.9). */
    query: PageQuery & { productId: Id; rating?: Rating };
    body: undefined;
    response: ReviewPage;
  };
  'POST /user/add-review': {
    query: undefined;
    body: {
      productId: Id;
      rating: Rating;
      review: string;
      name: string;
      /** Uploaded photos, absent without any. */
      photos?: Id[];
    };
    response: MessageBody;
  };
}

export interface ReviewPhotosContract {
  /** Uploads a JPEG, PNG or WebP image for a review that is sent afterwards. */
  'POST /user/upload-review-photo': {
    query: undefined;
    body: Blob;
    response: { photo: Id };
  };
}
