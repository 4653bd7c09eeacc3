import type { Queryable } from '../db/open.ts';
import { photosOfComplaints } from './complaintPhotos.ts';
import { itemsOfComplaint } from './complaints.ts';
import { pagesOf } from './pagesOf.ts';

/** Complaints of a customer, with their photos without images. */
export async function* complaintPages(db: Queryable, userId: string) {
  const pages = pagesOf(db.selectFrom('complaints').selectAll().where('user_id', '=', userId));
  for await (const complaints of pages) {
    const photos = await photosOfComplaints(
      db,
      complaints.map(({ id }) => id),
    );
    yield complaints.map((complaint) => ({
      ...complaint,
      items: itemsOfComplaint(complaint),
      photos: photos.get(complaint.id) ?? [],
    }));
  }
}
