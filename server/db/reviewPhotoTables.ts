export interface ReviewPhotosTable {
  id: string;
  /** The customer who uploaded it. */
  user_id: string;
  /** `null` until a review uses it. */
  review_id: string | null;
  /** Order within the review, from 0. */
  position: number;
  /** Of the image in px. */
  width: number;
  height: number;
  created_at: string;
  /** When housekeeping deletes it; `null` once it is released. */
  expires_at: string | null;
  /** Only released photos are served. */
  released_at: string | null;
  /** WebP without metadata, and a smaller one. */
  thumbnail: Uint8Array;
  image: Uint8Array;
}

export interface ReviewPhotoTables {
  review_photos: ReviewPhotosTable;
  /** The shop's answers, at most one to a review. */
  review_replies: { review_id: string; text: string; created_at: string };
}
