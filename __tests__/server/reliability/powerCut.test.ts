import { describe, expect, it } from '@jest/globals';
import { createDisk, readDiskEvents } from '../../../tools/reliability/powerCut.ts';
import type { DiskEvent } from '../../../tools/reliability/powerCut.ts';

const FILE = '/data/a';
/** Enough for each outcome to occur; the rarest has a probability of 1 in 9. */
const CUTS = 1000;

const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

describe('readDiskEvents', () => {
  it('returns writes, syncs and responses only', () => {
    const lines = [
      `12  pwrite64(22<${hex(FILE)}>, "${hex('ab\n')}", 3, 4096) = 3`,
      `12  fdatasync(22<${hex(FILE)}> <unfinished ...>`,
      '12  <... fdatasync resumed>)          = 0',
      `12  ftruncate(22<${hex(FILE)}>, 8192) = 0`,
      `12  pwrite64(23<${hex('/data/b')}>, "${hex('ab')}", 2, 0) = 2`,
      `12  writev(30<${hex('socket:[1]')}>, [{iov_base="${hex('HTTP/1.1 200 OK')}", iov_len=15}], 1) = 15`,
      `12  write(30<${hex('socket:[1]')}>, "${hex('HTTP/1.1 409 Conflict')}", 21) = 21`,
      '12  +++ killed by SIGKILL +++',
      '',
    ];
    expect(readDiskEvents(lines, [FILE])).toEqual([
      { kind: 'write', file: FILE, offset: 4096, data: Buffer.from('ab\n') },
      { kind: 'sync', file: FILE },
      { kind: 'truncate', file: FILE, size: 8192 },
      { kind: 'answer' },
    ]);
  });
});

describe('a disk after a power cut', () => {
  const write = (offset: number, text: string): DiskEvent => ({
    kind: 'write',
    file: FILE,
    offset,
    data: Buffer.from(text),
  });
  /** States of the disk after many cuts at the same time. */
  function statesAfter(events: readonly DiskEvent[]): Set<string> {
    const disk = createDisk(new Map([[FILE, Buffer.from('----')]]));
    events.forEach(disk.take);
    const found = Array.from({ length: CUTS }, () => disk.cut().get(FILE)?.toString() ?? '');
    return new Set(found);
  }

  it('keeps synced writes', () => {
    const events: DiskEvent[] = [write(0, 'ab'), write(4, 'c'), { kind: 'sync', file: FILE }];
    expect(statesAfter(events)).toEqual(new Set(['ab--c']));
    const shorter: DiskEvent = { kind: 'truncate', file: FILE, size: 1 };
    expect(statesAfter([...events, shorter, { kind: 'sync', file: FILE }])).toEqual(new Set(['a']));
  });

  it('keeps any subset of unsynced writes and sectors', () => {
    expect(statesAfter([write(0, 'a'), write(1, 'b')])).toEqual(
      new Set(['----', 'a---', '-b--', 'ab--']),
    );
    const sectors = 'x'.repeat(1024);
    expect([...statesAfter([write(0, sectors)])].map(({ length }) => length).sort()).toEqual([
      1024, 4, 512,
    ]);
  });
});
