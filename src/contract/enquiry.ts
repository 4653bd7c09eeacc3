import type { Id, MessageBody, Url } from './common.ts';

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
  /** Measured windows and wishes for samples, up to 2,000 characters; an optional addition (product 7.8). */
  notes?: string;
  /** Kept finished windows that the visit is for, up to 10; an optional addition (product 16.20). */
  sizeIds?: Id[];
  /** Slot to book, with its date and time in the fields; an optional addition (product 7.14). */
  slotId?: Id;
}

/** A requested visit whose day and time the server could read; an optional addition (product 7.9). */
export interface RequestedVisit {
  _id: Id;
  /** As requested, in Dubai: `YYYY-MM-DD` and `HH:mm`. */
  date: string;
  time: string;
  /** Calendar file, on the server. */
  calendarUrl: Url;
  googleCalendarUrl?: Url;
  /** Of a visit that is booked: when the shop has come at the latest, and the page to change it. */
  until?: string;
  changeUrl?: Url;
}

/** Response to an enquiry. */
export interface SentEnquiry extends MessageBody {
  visit?: RequestedVisit;
}

export interface EnquiryContract {
  'POST /user/enquiry': { query: undefined; body: EnquiryPayload; response: SentEnquiry };
}
