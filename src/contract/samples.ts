import type { Id, IsoDate, LanguageQuery, MessageBody, Translated } from './common.ts';

/** How samples reach the customer: by courier, or with the consultant who measures. */
export type SampleDelivery = 'post' | 'visit';

/** `declined` when the shop cannot send them. */
export type SampleState = 'requested' | 'sent' | 'declined';

/** A cloth of a request, under the name that it had then. */
export interface SampledCloth extends Translated {
  _id: Id;
  name: string;
}

/** A customer's request for free samples. */
export interface SampleRequest {
  _id: Id;
  /** For mails and calls, e.g. `S-261127-7K3QF`. */
  number: string;
  createdAt: IsoDate;
  delivery: SampleDelivery;
  cloths: SampledCloth[];
  /** Where a courier brings them, in one line. */
  address?: string;
  state: SampleState;
  /** Of the staff, when they are sent or declined. */
  note?: string;
  /** When they were sent or declined. */
  settledAt?: IsoDate;
}

/** Where samples are sent. */
export interface SampleAddress {
  name: string;
  phone: string;
  address: string;
  city: string;
}

/** Free samples of cloths (product 7.16); optional additions. */
export interface SamplesContract {
  'GET /user/get-samples': {
    query: LanguageQuery;
    body: undefined;
    /** The newest first. */
    response: { requests: SampleRequest[] };
  };
  'POST /user/request-samples': {
    query: undefined;
    body: {
      /** Products, one to five. */
      cloths: Id[];
      delivery: SampleDelivery;
      /** Of a delivery by post. */
      address?: SampleAddress;
    };
    response: MessageBody & { number: string };
  };
}
