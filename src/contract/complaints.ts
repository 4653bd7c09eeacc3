import type { Id, IsoDate, LanguageQuery, MessageBody } from './common.ts';
import type { ReviewPhoto } from './reviews.ts';

/** What a complaint is about. */
export type ComplaintKind = 'fit' | 'quality' | 'damaged' | 'wrong' | 'missing' | 'other';

/** Whether the shop has answered; `closed` once it is settled. */
export type ComplaintState = 'open' | 'answered' | 'closed';

/** A customer's complaint about an order. */
export interface Complaint {
  _id: Id;
  /** For mails and calls, e.g. `C-261127-7K3QF`. */
  number: string;
  createdAt: IsoDate;
  kind: ComplaintKind;
  /** Lines of the order that it is about; none for the whole order. */
  items: Id[];
  text: string;
  /** Their URLs work while the customer is signed in. */
  photos: ReviewPhoto[];
  state: ComplaintState;
  answer?: string;
  answeredAt?: IsoDate;
}

/** What the fit guarantee gives for a finished window of an order. */
export interface FitPromise {
  /** Line of the order. */
  item: Id;
  /** Whether it is made again for nothing when it does not fit. */
  isFree: boolean;
  /** A sentence, in the language of the request. */
  message: string;
}

export interface OrderComplaints {
  /** The newest first. */
  complaints: Complaint[];
  /** One for each finished window. */
  promises: FitPromise[];
  /** How many photos a complaint may have. */
  maxPhotos: number;
}

/** Complaints about orders (product 16.34); optional additions. */
export interface ComplaintsContract {
  'GET /user/get-complaints': {
    query: LanguageQuery & { _id: Id };
    body: undefined;
    response: OrderComplaints;
  };
  'POST /user/add-complaint': {
    query: undefined;
    body: {
      /** Of the order. */
      _id: Id;
      kind: ComplaintKind;
      text: string;
      /** Lines of the order; absent for the whole order. */
      items?: Id[];
      /** Uploads of `upload-review-photo`; absent without any. */
      photos?: Id[];
    };
    response: MessageBody & { number: string };
  };
}
