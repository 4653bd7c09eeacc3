import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyWindow, MAX_WINDOWS } from '@/lib/windows/measuredWindow';
import { parseWindow, parseWindows } from '@/lib/windows/parseWindow';
import { PROPERTY_SEED } from '../../support/propertySeed';

const stored = emptyWindow({
  id: 'one',
  updatedAt: 5,
  room: 'Living',
  name: 'Left',
  notes: ['handle'],
  widths: [240, 241, null],
  freeLeft: 0,
});

describe('parseWindow', () => {
  it('keeps a stored window', () => {
    expect(parseWindow(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    undefined,
    null,
    5,
    'x',
    [],
    {},
    { id: 'one' },
    { id: '<b>', updatedAt: 1 },
    { id: '__proto__', updatedAt: 1 },
    { id: 'constructor', updatedAt: 1 },
    { id: 'one', updatedAt: -1 },
  ])('drops %j', (value) => {
    expect(parseWindow(value)).toBeUndefined();
  });

  it('drops what is unusable in a window', () => {
    const window = {
      ...stored,
      mount: 'floating',
      notes: ['robot', 'handle', 'robot', 3],
      widths: [19, '240', Infinity],
      drops: 'long',
      depth: 1e9,
      room: ' \u202eLiving\nroom ',
      name: 'x'.repeat(500),
    };
    expect(parseWindow(window)).toEqual({
      ...stored,
      mount: 'ceiling',
      notes: ['handle', 'robot'],
      widths: [null, null, null],
      room: 'Living room',
      name: 'x'.repeat(40),
    });
  });

  it('parses any value without throwing, and the result to itself', () => {
    fc.assert(
      fc.property(fc.object(), (fields) => {
        const window = parseWindow({ ...stored, ...fields });
        if (window !== undefined) expect(parseWindow(window)).toEqual(window);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});

describe('parseWindows', () => {
  it('keeps each id once and no more than the maximum', () => {
    expect(parseWindows([stored, { ...stored, name: 'Right' }, 3])).toEqual([
      { ...stored, name: 'Right' },
    ]);
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...stored, id: `id-${index}` }));
    expect(parseWindows(many)).toHaveLength(MAX_WINDOWS);
    expect(parseWindows('many')).toEqual([]);
  });
});
