import { releasePhoto } from '../../../server/repositories/checkedPhotos.ts';
import { TEST_ORIGIN } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

const PATH = '/api/user/upload-review-photo';

/** Uploads any bytes as a photo. */
export function uploadAny(
  server: TestServer,
  token: string,
  file: Uint8Array,
  type: string,
): Promise<Response> {
  return server.fetch(new URL(PATH, TEST_ORIGIN), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Uint8Array.from(file),
  });
}

/** Uploads a JPEG that must be accepted. @returns its id */
export async function uploadPhoto(
  server: TestServer,
  token: string,
  file: Uint8Array,
): Promise<string> {
  const response = await uploadAny(server, token, file, 'image/jpeg');
  const body = (await response.json()) as { photo?: string };
  if (body.photo === undefined) throw new Error(`The upload failed: ${JSON.stringify(body)}`);
  return body.photo;
}

/** Releases photos like the shop's staff. */
export async function release(server: TestServer, ids: readonly string[]): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    for (const id of ids) await releasePhoto(trx, id, server.clock.now());
  });
}
