/** System calls that affect the database files, in order. */
export type DiskEvent =
  | { kind: 'write'; file: string; offset: number; data: Buffer }
  | { kind: 'truncate'; file: string; size: number }
  | { kind: 'sync'; file: string }
  /** A response that acknowledges an order was sent. */
  | { kind: 'answer' };

/** Size of an atomic write in bytes. */
const SECTOR = 512;
const ACKNOWLEDGED = escaped('HTTP/1.1 200');

/** Text in the format of `strace -xx`. */
function escaped(text: string): string {
  return [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

function unescaped(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex');
}

/** Parses the output of `strace -xx -y`. Writes to other files count only as responses. */
export function readDiskEvents(lines: readonly string[], files: readonly string[]): DiskEvent[] {
  const names = new Map(files.map((file) => [escaped(file), file]));
  return lines.flatMap((line): DiskEvent[] => {
    const [, call = '', name = '', rest = ''] = /^\d+ +(\w+)\(\d+<([^>]*)>(.*)/.exec(line) ?? [];
    const file = names.get(name);
    if (file === undefined) return rest.includes(ACKNOWLEDGED) ? [{ kind: 'answer' }] : [];
    if (call === 'ftruncate') {
      return [{ kind: 'truncate', file, size: Number(/^, (\d+)/.exec(rest)?.[1]) }];
    }
    if (call !== 'pwrite64') return [{ kind: 'sync', file }];
    const [, data = '', offset] = /^, "([^"]*)", \d+, (\d+)/.exec(rest) ?? [];
    if (offset === undefined) throw new Error(`Unknown line: ${line.slice(0, 200)}`);
    return [{ kind: 'write', file, offset: Number(offset), data: unescaped(data) }];
  });
}

type Change = Extract<DiskEvent, { kind: 'write' | 'truncate' }>;

function apply(image: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') {
    return Buffer.concat([image.subarray(0, change.size)], change.size);
  }
  const end = change.offset + change.data.byteLength;
  const grown = end > image.byteLength ? Buffer.concat([image], end) : image;
  change.data.copy(grown, change.offset);
  return grown;
}

/** Randomly drops, applies or truncates a change that was not synced before the power cut. */
function randomOutcome(change: Change): Change[] {
  const chance = Math.random();
  if (chance < 1 / 3) return [];
  if (change.kind === 'truncate' || chance < 2 / 3) return [change];
  const sectors = Math.floor(Math.random() * (change.data.byteLength / SECTOR));
  return [{ ...change, data: change.data.subarray(0, sectors * SECTOR) }];
}

/** Simulates a disk that loses power: synced changes survive, others only by chance. */
export function createDisk(start: ReadonlyMap<string, Buffer>) {
  const synced = new Map(start);
  const pending = new Map<string, Change[]>();
  const imageOf = (file: string): Buffer => synced.get(file) ?? Buffer.alloc(0);
  return {
    take: (event: DiskEvent): void => {
      if (event.kind === 'answer') return;
      const changes = pending.get(event.file) ?? [];
      if (event.kind === 'sync') {
        synced.set(event.file, changes.reduce(apply, imageOf(event.file)));
        pending.delete(event.file);
      } else {
        pending.set(event.file, [...changes, event]);
      }
    },
    /** The files after a power cut at this moment. */
    cut: (): Map<string, Buffer> =>
      new Map(
        [...synced.keys()].map((file) => {
          const survived = (pending.get(file) ?? []).flatMap(randomOutcome);
          return [file, survived.reduce(apply, Buffer.from(imageOf(file)))];
        }),
      ),
  };
}
