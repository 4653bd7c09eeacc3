import type { EnquiryPayload, RequestedVisit } from '../../src/contract/enquiry.ts';
import type { Language } from '../../src/contract/common.ts';
import type { Tx } from '../db/open.ts';
import type { EnquiriesTable } from '../db/outboxTables.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import type { ClientNetworks } from '../http/client.ts';
import { clientCounters, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { Receipt } from '../mail/templates/enquiry.ts';
import { visitHours } from '../mail/templates/visit.ts';
import { insertEnquiry } from '../repositories/enquiries.ts';
import { slotTimes } from '../rules/visitSlots.ts';
import type { Services } from '../services.ts';
import { bookSlot, startOfFree } from '../visits/slots.ts';
import { hasPassed, visitLinks, visitTimes } from '../visits/visitCalendar.ts';
import { changeUrlOf, linkBase } from '../visits/visitKey.ts';

interface Request {
  services: Services;
  client: ClientNetworks;
  body: EnquiryPayload;
  language: Language;
}

interface StoredVisit {
  enquiry: EnquiriesTable;
  booking?: VisitBookingsTable;
}

const kind = 'measuring';

/** The start of the slot of an enquiry, if it has one. @throws HttpError 409 with the next free slots */
export async function slotStart(
  trx: Tx,
  { services, body: { slotId } }: Pick<Request, 'services' | 'body'>,
): Promise<Date | undefined> {
  const now = services.clock.now();
  return slotId === undefined ? undefined : startOfFree(trx, services, { kind, slotId }, now);
}

/**
 * Stores an enquiry and books its slot, whose time counts.
 * @throws HttpError 409 with the next free slots, 429 after many bookings of a client
 */
export async function insertVisit(
  trx: Tx,
  { services, client, body, language }: Request,
  start: Date | undefined,
): Promise<StoredVisit> {
  const now = services.clock.now();
  if (start === undefined) return { enquiry: await insertEnquiry(trx, { ...body, language }, now) };
  const { phone } = services.config.company;
  const subjects = clientCounters(services, 'slotsPerClient', client);
  await enforceRateLimit(trx, services, { subjects }, (m) => m.visits.manyBooked(phone));
  const { date, from: time, to: until } = slotTimes(start);
  const enquiry = await insertEnquiry(trx, { ...body, date, time, until, language }, now);
  const visited = { enquiryId: enquiry.id };
  return { enquiry, booking: await bookSlot(trx, services, { kind, start, visited }, now) };
}

/** The visit with its calendar links; `undefined` when its date or time cannot be read or has passed. */
export function visitResponse(
  { config, clock, secrets }: Services,
  enquiry: EnquiriesTable,
  booking: VisitBookingsTable | undefined,
): RequestedVisit | undefined {
  if (hasPassed(enquiry, clock.now())) return undefined;
  const base = linkBase(config);
  const links = visitLinks(config, enquiry, base);
  const { id, visit_date: date, visit_time: time, visit_until: until } = enquiry;
  if (links === undefined) return undefined;
  const visit = { _id: id, date, time, ...links };
  if (booking === undefined || until === null) return visit;
  return { ...visit, until, changeUrl: changeUrlOf(secrets, booking.id, base) };
}

/** What the receipt says about the time of a visit. */
export function receiptOf(
  { config, clock, secrets }: Services,
  enquiry: EnquiriesTable,
  booking: VisitBookingsTable | undefined,
): Pick<Receipt, 'links' | 'booked'> {
  const { publicUrl } = config;
  const links = hasPassed(enquiry, clock.now())
    ? undefined
    : visitLinks(config, enquiry, publicUrl);
  const start = visitTimes(enquiry)?.start;
  if (booking === undefined || start === undefined) return { links };
  const { visit_time: from, visit_until: until, language } = enquiry;
  const changeUrl = changeUrlOf(secrets, booking.id, publicUrl);
  return { links, booked: { start, hours: visitHours(from, until, language), changeUrl } };
}
