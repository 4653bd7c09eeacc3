import type { Id, MessageBody } from './common.ts';

/** A request for a free visit, with date and time in Dubai's time zone. */
export interface EnquiryPayload {
  name: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`. */
  time: string;
  category?: Id;
  subCategory?: Id;
}

export interface EnquiryContract {
  'POST /user/enquiry': { query: undefined; body: EnquiryPayload; response: MessageBody };
}
