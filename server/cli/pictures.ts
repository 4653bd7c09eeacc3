import { MINUTE } from '../clock.ts';
import { reasonOf } from '../errorDetails.ts';
import { createLog } from '../log.ts';
import { matchPictures } from '../media/matchPictures.ts';
import type { StoreParts } from '../media/storePictures.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import { createPictureEncoder } from '../media/pictureEncoder.ts';
import type { PictureEncoder, PictureJob } from '../media/pictureEncoder.ts';
import { openPictures, PictureFilesError } from '../media/openPictures.ts';
import type { AdminContext } from './adminContext.ts';
import { RefusedError } from './errors.ts';
import { plain } from './print.ts';
import type { Print } from './print.ts';

export interface PictureOptions {
  /** Folder or ZIP archive of the pictures that the file names. */
  pictures: string | undefined;
  /** Pictures are decoded, and nothing is stored. */
  isDryRun: boolean;
}

/** Time between two lines of the progress, in ms. */
const PROGRESS_MS = 2000;
const MAX_LISTED_FILES = 20;

/** How long the rest takes, by the time of those so far. @param ms of those */
function timeLeft(ms: number, encoded: number, left: number): string {
  if (encoded === 0) return '';
  const minutes = Math.ceil((ms / encoded) * (left / MINUTE));
  return minutes === 1 ? ', less than a minute left' : `, about ${minutes} minutes left`;
}

/** Prints how many pictures are done, every few seconds, with an estimate. */
function createProgress(isDryRun: boolean, print: Print): StoreParts['onProgress'] {
  const startedAt = Date.now();
  let printedAt = startedAt;
  return (done, total, encoded) => {
    if (done === total || Date.now() - printedAt < PROGRESS_MS) return;
    if (printedAt === startedAt && !isDryRun)
      print(
        'Pictures that are stored stay stored, also when this is interrupted: run it again then.',
      );
    printedAt = Date.now();
    const estimate = timeLeft(printedAt - startedAt, encoded, total - done);
    print(`Pictures: ${done} of ${total}${estimate}`);
  };
}

function printFiles(what: string, names: readonly string[], print: Print): void {
  if (names.length === 0) return;
  const more = names.length > MAX_LISTED_FILES ? ', …' : '';
  const listed = names.slice(0, MAX_LISTED_FILES).join(', ');
  print(`${what}: ${names.length} (${plain(listed)}${more})`);
}

/** The store and the encoder, whose failures refuse the command. */
function refusing(store: MediaStore, encoder: PictureEncoder) {
  const refuse = (error: unknown): never => {
    throw new RefusedError(
      `Cannot store pictures in ${store.place}: ${reasonOf(error)} Those that are stored need not be encoded again.`,
    );
  };
  return {
    store: {
      put: (name: string, content: Uint8Array) => store.put(name, content).catch(refuse),
      has: (name: string) => store.has(name).catch(refuse),
    },
    encoder: { encode: (job: PictureJob) => encoder.encode(job).catch(refuse) },
  };
}

type Matched = ReturnType<typeof matchPictures>;

/** Content with placeholders for pictures, and what stores them. */
export interface MatchedContent extends Pick<Matched, 'content' | 'problems' | 'hasPictures'> {
  store: () => Promise<Pick<Matched, 'content' | 'problems'>>;
}

/** Does work with a content and the pictures that it names. @throws RefusedError when they cannot be read */
export async function withPictures<Result>(
  raw: unknown,
  options: PictureOptions & { context: AdminContext; print: Print },
  work: (matched: MatchedContent) => Promise<Result>,
): Promise<Result> {
  const { pictures, isDryRun, context, print } = options;
  const { db, clock, mediaStore, config } = context;
  const source = pictures === undefined ? undefined : await open(pictures);
  const encoder = createPictureEncoder(createLog('silent'));
  try {
    const matched = matchPictures(raw, source?.files);
    printFiles('Files that the catalogue does not name', matched.unused, print);
    return await work({
      ...matched,
      store: async () => {
        const stored = await matched.store({
          db,
          clock,
          ...refusing(mediaStore, encoder),
          baseUrl: config.media.baseUrl,
          isDryRun,
          onProgress: createProgress(isDryRun, print),
        });
        if (stored.total > 0)
          print(`${stored.known} of ${stored.total} pictures were stored before.`);
        printFiles('Narrower than 700 px, so blurred on product pages', stored.narrow, print);
        return stored;
      },
    });
  } finally {
    encoder.close();
    source?.close();
  }
}

async function open(path: string) {
  try {
    return await openPictures(path);
  } catch (error) {
    throw error instanceof PictureFilesError ? new RefusedError(error.message) : error;
  }
}
