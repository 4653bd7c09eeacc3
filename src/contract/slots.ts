import type { Id, LanguageQuery, MessageBody, Url } from './common.ts';

/** What a visit is for: measuring before an order, or fitting what was made. */
export type SlotKind = 'measuring' | 'fitting';

/** Two hours in which the shop can come; an optional addition (product 7.13). */
export interface VisitSlot {
  _id: Id;
  /** In Dubai: `YYYY-MM-DD`, and `HH:mm` twice. */
  date: string;
  from: string;
  to: string;
}

/** A visit that is booked. */
export interface BookedVisit extends Pick<VisitSlot, 'date' | 'from' | 'to'> {
  /** Page to change or cancel it, without signing in. */
  changeUrl?: Url;
}

export interface SlotsContract {
  'GET /user/get-slots': {
    /** @property from first day, `YYYY-MM-DD`; today when absent */
    query: LanguageQuery & { kind: SlotKind; from?: string };
    body: undefined;
    /** Free slots of the next days, the first one first, and where the shop comes. */
    response: { slots: VisitSlot[]; area?: string[] };
  };
  /** Of an own order whose windows are made, once (product 16.35). */
  'POST /user/book-fitting': {
    query: undefined;
    body: { _id: Id; slotId: Id };
    response: MessageBody & { fitting?: BookedVisit };
  };
}
