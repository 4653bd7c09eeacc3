import type { Language } from '../../src/contract/common.ts';
import type { Complaint, FitPromise } from '../../src/contract/complaints.ts';
import { ownPhotoUrl } from '../customers/exportedPhotos.ts';
import type { ComplaintsTable } from '../db/complaintTables.ts';
import { messagesIn } from '../messages/messages.ts';
import type { photosOfComplaints } from '../repositories/complaintPhotos.ts';
import { complaintState, itemsOfComplaint } from '../repositories/complaints.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Promised } from '../rules/fitPromise.ts';
import type { Services } from '../services.ts';
import type { PromisedItem } from './fitPromises.ts';

type Photos = Awaited<ReturnType<typeof photosOfComplaints>>;

/** What the fit guarantee gives for a window, in a sentence. */
export function promiseText(promised: Promised, language: Language): string {
  const { promises } = messagesIn(language).complaints;
  switch (promised.state) {
    case 'given':
      return promised.until === undefined ? promises.given : promises.givenUntil(promised.until);
    case 'ended':
      return promises.ended(promised.until);
    default:
      return promises[promised.state];
  }
}

export const promiseResponse = (
  { item, promised }: PromisedItem,
  language: Language,
): FitPromise => ({
  item,
  isFree: promised.state === 'given',
  message: promiseText(promised, language),
});

/** A complaint for its customer, with URLs of the photos for the session. */
export function complaintResponse(
  services: Pick<Services, 'secrets'>,
  { sessionId }: Pick<SessionUser, 'sessionId'>,
  complaint: ComplaintsTable,
  photos: Photos,
): Complaint {
  const urlOf = (photoId: string, size: 'image' | 'thumbnail') =>
    ownPhotoUrl(services, { sessionId, photoId, size });
  return {
    _id: complaint.id,
    number: complaint.number,
    createdAt: complaint.created_at,
    kind: complaint.kind,
    items: itemsOfComplaint(complaint),
    text: complaint.text,
    photos: (photos.get(complaint.id) ?? []).map(({ id, width, height }) => ({
      url: urlOf(id, 'image'),
      thumbnail: urlOf(id, 'thumbnail'),
      width,
      height,
    })),
    state: complaintState(complaint),
    ...(complaint.answer !== null && { answer: complaint.answer }),
    ...(complaint.answered_at !== null && { answeredAt: complaint.answered_at }),
  };
}
