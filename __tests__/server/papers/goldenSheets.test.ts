import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { workroomSheet } from '../../../server/papers/workroomSheet.ts';
import type { Configuration } from '../../../server/rules/configuration.ts';
import { fitterFacts } from '../../../server/rules/making/fitterFacts.ts';
import { makingOf } from '../../../server/rules/making/makingOf.ts';
import type { Making } from '../../../server/rules/making/types.ts';
import type { WindowToPrice } from '../../../src/contract/madeToMeasure.ts';
import type { WindowNote } from '../../../src/contract/windows.ts';
import { isCurtain, priceWindow } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import type { WindowRequest } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { fitterFigures } from '../../../tools/fitterFigures.ts';
import { blindFigures, curtainFigures } from '../../../tools/sheetFigures.ts';
import { windowsByKind } from '../../support/madeToMeasure/arbitraries.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const ORDERS = 200;
/** How many windows are tried for those that can be made. */
const TRIED = 20_000;

interface Line {
  request: WindowRequest;
  making: Making;
  quantity: number;
}

/** Windows that can be made, of each kind alike, in orders of one to four. */
function orders(): Line[][] {
  const kinds = windowsByKind.map(([kind, arbitrary]) => ({
    arbitrary,
    weight: kind === 'curtain' ? windowsByKind.length : 1,
  }));
  const line = fc.record({ request: fc.oneof(...kinds), quantity: fc.integer({ min: 1, max: 3 }) });
  const lines = fc
    .sample(line, { seed: PROPERTY_SEED, numRuns: TRIED })
    .flatMap(({ request, quantity }): Line[] => {
      const result = priceWindow(request);
      return result.kind === 'refused'
        ? []
        : [{ request, quantity, making: makingOf(request, result) }];
    });
  return Array.from({ length: ORDERS }, (_, index) => {
    const start = index * 2.5;
    return lines.slice(Math.floor(start), Math.floor(start) + 1 + (index % 4));
  });
}

const itemOf = ({ making, quantity }: Line, index: number) => ({
  position: index,
  quantity,
  configuration: JSON.stringify({
    request: { productId: 'product-1' },
    facts: { en: [], ar: [] },
    productName: { en: 'Cloth' },
    making,
  }),
});

/** The figures of a sheet's window, in the form of the second calculation. */
function figuresOf(making: Making | undefined) {
  if (making?.kind === 'curtain') {
    const { track, drop, liningCloth: lining, pieces, hanging, joints, brackets, weight } = making;
    const { size, kind, count, cut, seams, length } = making.cloth;
    return {
      track,
      drop,
      cloth: { size, kind, count, cut, seams, length },
      lining,
      flat: pieces.map(({ flat }) => flat),
      finished: pieces.map(({ finished }) => finished),
      widths: pieces.map(({ widths }) => widths),
      hooks: pieces.map(({ hooks }) => hooks),
      hanging,
      joints,
      brackets,
      weight,
      motor: making.motor?.id,
    };
  }
  if (making === undefined) return undefined;
  const { width, drop, clothWidth, tube, chain, motor, weight } = making;
  return { width, drop, clothWidth, tube, chain, motor: motor?.id, weight };
}

/** A window of the API, in centimetres. */
function inCentimetres({ window }: WindowRequest): WindowToPrice {
  const { mount, widths, drops, height, reach, floor, notes } = window;
  return {
    mount,
    widths: widths.map((one) => one / 10),
    drops: drops.map((one) => one / 10),
    height: height === undefined ? null : height / 10,
    reach,
    floor,
    notes: notes as WindowNote[],
  };
}

/** The second calculation of what the fitter is told. */
function expectedHanging(request: WindowRequest) {
  const { window } = request;
  const { mount, widths, drops, height, reach, floor, notes } = window;
  const measured = { mount, widths, drops, height, reach, floor, notes };
  if (isCurtain(request)) {
    const figures = curtainFigures({ ...request, ...request.product }, request.table);
    const { track: length, drop, brackets, weight, joints, flat } = figures;
    const { hem } = request.options;
    const hung = { length, drop, brackets, weight, joints, pieces: flat.length, hem };
    return fitterFigures({ isCurtain: true, ...measured, ...hung });
  }
  const figures = blindFigures({ ...request, ...request.product }, request.table);
  const { width: length, drop, weight } = figures;
  const hung = { length, drop, weight, joints: 0, pieces: 1, hem: undefined };
  const brackets = Math.ceil(length / 1200) + 1;
  return fitterFigures({ isCurtain: false, ...measured, ...hung, brackets });
}

const expectedFigures = (request: WindowRequest) =>
  isCurtain(request)
    ? curtainFigures({ ...request, ...request.product }, request.table)
    : blindFigures({ ...request, ...request.product }, request.table);

describe('workroom sheets of 200 orders', () => {
  const all = orders();

  it('have curtains and blinds, sideways and sewn, lined, with motors and in parts', () => {
    const makings = all.flat().map(({ making }) => making);
    const kinds = new Set(
      makings.flatMap((one) => [
        one.kind,
        ...(one.kind === 'curtain'
          ? [one.cloth.kind, one.lining, one.heading, one.hanging, String(one.pieces.length)]
          : [one.system, one.control]),
        ...(one.motor ? ['motor'] : []),
        ...(one.parts > 1 ? ['parts'] : []),
      ]),
    );
    for (const kind of [
      ...['curtain', 'blind', 'sideways', 'widths', 'lining', 'interlined', 'motor', 'parts'],
      ...['wave', 'triple', 'eyelet', 'pole28', 'heavy', 'roller', 'roman', 'venetian', 'chain'],
    ])
      expect(kinds).toContain(kind);
  });

  it('have the figures of a second calculation', () => {
    for (const lines of all) {
      const sheet = workroomSheet('SDL-261127-7K3QF', lines.map(itemOf));
      expect(sheet.windows).toHaveLength(lines.length);
      for (const [index, { request }] of lines.entries())
        expect(figuresOf(sheet.windows[index]?.configuration.making)).toEqual(
          expectedFigures(request),
        );
    }
  });

  it('tell the fitter the figures of a second calculation', () => {
    const told = new Set<string>();
    for (const { request, making } of all.flat()) {
      const configuration = { request: { window: inCentimetres(request) } } as Configuration;
      const facts = fitterFacts(making, configuration);
      expect(facts).toEqual(expectedHanging(request));
      facts.watch.forEach((one) => told.add(one));
    }
    expect([...told]).toEqual(expect.arrayContaining(['twoPeople', 'slope', 'uneven', 'joints']));
  });

  it('order the cloth and the lining of all windows, and label every piece once', () => {
    for (const lines of all) {
      const sheet = workroomSheet('SDL-261127-7K3QF', lines.map(itemOf));
      const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, one) => sum + one, 0);
      const expected = lines.map(({ request, quantity }) => {
        if (!isCurtain(request))
          return { cloth: 0, lining: 0, pieces: quantity * (request.options.parts ?? 1) };
        const { cloth, lining, flat } = curtainFigures(
          { ...request, ...request.product },
          request.table,
        );
        return {
          cloth: quantity * cloth.length,
          lining: quantity * (lining === undefined ? 0 : lining.count * lining.cut),
          pieces: quantity * (request.options.parts ?? 1) * flat.length,
        };
      });
      expect(sumOf(sheet.cloth.map(({ length }) => length))).toBe(
        sumOf(expected.map(({ cloth }) => cloth)),
      );
      expect(sumOf(sheet.lining.map(({ length }) => length))).toBe(
        sumOf(expected.map(({ lining }) => lining)),
      );
      const labels = sheet.windows.flatMap((window) => window.labels);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels).toHaveLength(sumOf(expected.map(({ pieces }) => pieces)));
    }
  });
});
