import { getMimeType } from 'hono/utils/mime';
import { IMMUTABLE } from '../http/caching.ts';
import { acceptsEncoding, ENCODINGS } from '../http/encodings.ts';
import type { FileContext } from '../http/staticFiles.ts';
import type { StoredAssets } from '../storedAssets.ts';

/** Names of the build's assets, with a content hash. */
const ASSET = /^\/assets\/([\w.~-]{1,200}\.[0-9a-f]{6,32}\.(?!br$|gz$|map$)[a-z0-9]{1,8})$/;

/** Sends an asset of an earlier release from the store, compressed where possible; `undefined` when there is none. */
export async function sendStoredAsset(
  context: FileContext,
  path: string,
  assets: StoredAssets,
): Promise<Response | undefined> {
  const name = ASSET.exec(path)?.[1];
  if (name === undefined) return undefined;
  const accepted = context.req.header('accept-encoding');
  const encodings = ENCODINGS.filter((encoding) => acceptsEncoding(accepted, encoding.name));
  for (const { name: encoding, ending } of [...encodings, { name: undefined, ending: '' }]) {
    const content = await assets.get(`${name}${ending}`);
    if (content)
      return context.body(Uint8Array.from(content), 200, {
        'Cache-Control': IMMUTABLE,
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        Vary: 'Accept-Encoding',
        ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      });
  }
  return undefined;
}
