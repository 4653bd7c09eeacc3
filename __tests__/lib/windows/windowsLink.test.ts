import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyWindow, MAX_WINDOWS } from '@/lib/windows/measuredWindow';
import {
  MAX_EXPORT_LENGTH,
  readExport,
  readWindowsLink,
  toExport,
  toWindowsLink,
} from '@/lib/windows/windowsLink';
import { PROPERTY_SEED } from '../../support/propertySeed';

const windows = [
  emptyWindow({ id: 'one', updatedAt: 5, room: 'غرفة المعيشة', widths: [240, 241.5, null] }),
  emptyWindow({ id: 'two', updatedAt: 6, mount: 'inside' }),
];
const hashOf = (link: string) => link.slice(link.indexOf('#'));

describe('windows in a file or link', () => {
  it('are the same after reading', () => {
    const link = toWindowsLink('https://shop.example/windows', windows);
    expect(link).toMatch(/^https:\/\/shop\.example\/windows#w=[\w-]+$/);
    expect(readWindowsLink(hashOf(link))).toEqual(windows);
    expect(readExport(toExport(windows))).toEqual(windows);
  });

  it('fit for the largest list', () => {
    const many = Array.from({ length: MAX_WINDOWS }, (_, index) =>
      emptyWindow({
        id: `${index}`.padStart(36, '0'),
        updatedAt: Date.now(),
        room: 'م'.repeat(40),
        name: 'x'.repeat(40),
      }),
    );
    expect(toExport(many).length).toBeLessThan(MAX_EXPORT_LENGTH);
    expect(readWindowsLink(hashOf(toWindowsLink('', many)))).toHaveLength(MAX_WINDOWS);
  });

  it.each(['', '#', '#w=', '#w=%%%', '#other', `#w=${'A'.repeat(300_000)}`])(
    'are none in the hash %.20j',
    (hash) => {
      expect(readWindowsLink(hash)).toEqual([]);
    },
  );

  it.each(['', '{', 'null', '{"format":"other","version":1,"windows":[]}', '[1]'])(
    'are none in the file %j',
    (text) => {
      expect(readExport(text)).toEqual([]);
    },
  );

  it('never fail for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readExport(text)).toEqual([]);
        expect(readWindowsLink(`#w=${text}`)).toEqual([]);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
