import { getMimeType } from 'hono/utils/mime';
import { boundedCache } from '../boundedCache.ts';
import { reasonOf } from '../errorDetails.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { acceptsEncoding } from '../http/encodings.ts';
import type { FileContext } from '../http/staticFiles.ts';
import { CACHE_ENTRY_OVERHEAD_BYTES, SCRIPT_DIFFERENCES } from '../limits/caches.ts';
import type { Log } from '../log.ts';
import type { StoredAssets } from '../storedAssets.ts';
import { compressWithDictionary, dictionaryHash } from './dcz.ts';

/** Path of a script of the build: chunk and content hash. */
const SCRIPT = /^\/assets\/(?<name>(?<chunk>[\w-]{1,100})\.[0-9a-f]{6,32}\.js)$/;

/** Not for shared caches: one that ignores `Vary` would send a difference to clients that cannot read it. */
const PRIVATE = IMMUTABLE.replace('public', 'private');

const VARY = 'Accept-Encoding, Available-Dictionary';

interface Script {
  name: string;
  chunk: string;
}

/** A script compressed with an earlier one. */
interface Difference {
  /** Hash of the earlier script. */
  dictionary: string;
  /** `undefined` when it is not smaller than with Brotli. */
  body: Uint8Array<ArrayBuffer> | undefined;
}

function scriptOf(path: string): Script | undefined {
  const { name, chunk } = SCRIPT.exec(path)?.groups ?? {};
  return name === undefined || chunk === undefined ? undefined : { name, chunk };
}

/** Whether the page may read the response, which a body compressed with a dictionary requires (RFC 9842, section 9.3). */
function isReadable(headers: Headers): boolean {
  return (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
}

/** Header by which a client keeps the script as the dictionary for later ones of its chunk. */
function dictionaryUse({ name, chunk }: Script): string {
  return `match="/assets/${chunk}.*.js", id="${name}"`;
}

/** Lets a client use the response as a dictionary if it is a whole script of this release. */
export function offerAsDictionary(response: Response, path: string): Response {
  const script = scriptOf(path);
  if (script && response.status === 200) {
    response.headers.set('Use-As-Dictionary', dictionaryUse(script));
    response.headers.set('Vary', VARY);
  }
  return response;
}

/**
 * Scripts of this release as the difference to those that a client has, by Compression Dictionary Transport (RFC 9842). Each
 * is compressed once, when the first client asks for it.
 * @param files assets of this release
 * @param kept assets of all releases that are kept
 */
export function createScriptDifferences({
  files,
  kept,
  log,
}: {
  files: StoredAssets;
  kept: StoredAssets;
  log: Log;
}) {
  const cache = boundedCache<Difference>({
    max: SCRIPT_DIFFERENCES.maxEntries,
    maxSize: SCRIPT_DIFFERENCES.maxBytes,
    sizeCalculation: ({ body }) => (body?.byteLength ?? 0) + CACHE_ENTRY_OVERHEAD_BYTES,
  });
  const running = boundedCache<Promise<Difference | undefined>>({
    max: SCRIPT_DIFFERENCES.running,
  });

  async function compress(name: string, earlier: string): Promise<Difference | undefined> {
    const dictionary = await kept.get(earlier);
    if (!dictionary) return undefined;
    const [script, brotli] = await Promise.all([files.get(name), files.get(`${name}.br`)]);
    if (!script) return undefined;
    const body = await compressWithDictionary(script, dictionary);
    // A chunk of the same name may have other modules.
    const isSmaller = body.byteLength < (brotli ?? script).byteLength;
    return { dictionary: dictionaryHash(dictionary), body: isSmaller ? body : undefined };
  }

  async function find(name: string, earlier: string): Promise<Difference | undefined> {
    const key = `${name} ${earlier}`;
    const known = cache.get(key);
    if (known) return known;
    const pending = running.get(key);
    if (pending) return pending;
    // The others get the whole script meanwhile.
    if (running.size === SCRIPT_DIFFERENCES.running) return undefined;
    const work = compress(name, earlier)
      .catch((error: unknown) => {
        log.warn('A script is sent as a whole.', { reason: reasonOf(error) });
        return undefined;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    const difference = await work;
    if (difference) cache.set(key, difference);
    return difference;
  }

  /** Responds with the difference to the script that the client has; `undefined` when it has to get the whole script. */
  return async (context: FileContext, path: string): Promise<Response | undefined> => {
    const { headers } = context.req.raw;
    const script = scriptOf(path);
    const dictionary = headers.get('available-dictionary');
    const id = headers.get('dictionary-id') ?? '';
    const earlier = scriptOf(`/assets/${id.slice(1, -1)}`);
    if (!script || dictionary === null || earlier?.chunk !== script.chunk) return undefined;
    if (!acceptsEncoding(headers.get('accept-encoding') ?? '', 'dcz')) return undefined;
    if (headers.has('range') || !isReadable(headers)) return undefined;
    const difference = await find(script.name, earlier.name);
    if (difference?.body === undefined || difference.dictionary !== dictionary) return undefined;
    return context.body(difference.body, 200, {
      'Cache-Control': PRIVATE,
      'Content-Encoding': 'dcz',
      'Content-Type': getMimeType(path) ?? 'text/javascript',
      'Use-As-Dictionary': dictionaryUse(script),
      Vary: VARY,
    });
  };
}
