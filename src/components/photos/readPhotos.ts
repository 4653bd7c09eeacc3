import { toDataUrl } from '@/browser/dataUrl';
import { shrinkImage } from '@/browser/shrinkImage';
import type { DraftPhoto } from '@/lib/draftPhotos';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** `accept` of the file field; without HEIC, so that phones convert it to JPEG. */
export const ACCEPTED_TYPES = TYPES.join(',');
/** Maximum size of an upload in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Why files were not added. */
export type AddProblem = 'tooMany' | 'wrongType' | 'unreadable' | 'tooLarge';

async function readPhoto(file: File): Promise<DraftPhoto | AddProblem> {
  if (!TYPES.includes(file.type)) return 'wrongType';
  const image = await shrinkImage(file);
  if (image === undefined) return 'unreadable';
  if (image.size > MAX_BYTES) return 'tooLarge';
  return toDataUrl(image).then(
    (url) => ({ url }),
    () => 'unreadable' as const,
  );
}

/** Reads chosen files. @returns usable photos, at most `max`, and the first problem */
export async function readPhotos(
  files: readonly File[],
  max: number,
): Promise<{ photos: DraftPhoto[]; problem: AddProblem | undefined }> {
  const photos: DraftPhoto[] = [];
  let problem: AddProblem | undefined = files.length > max ? 'tooMany' : undefined;
  // One after the other, because decoded images are large.
  for (const file of files.slice(0, max)) {
    const photo = await readPhoto(file);
    if (typeof photo === 'object') photos.push(photo);
    else problem ??= photo;
  }
  return { photos, problem };
}
