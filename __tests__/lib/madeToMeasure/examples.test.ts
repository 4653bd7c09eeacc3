import { describe, expect, it } from '@jest/globals';
import type { PricedLayout } from '@/lib/madeToMeasure/chooseCloth';
import type { Line } from '@/lib/madeToMeasure/configuration';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { blindExamples, refusedBlinds } from '../../support/madeToMeasure/blindExamples';
import { curtainExamples, refusedCurtains } from '../../support/madeToMeasure/curtainExamples';

const inDirhams = (lines: readonly Line[]) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount / 100]));

const widthsOf = ({ kind, widths }: PricedLayout) => (kind === 'sideways' ? kind : widths);

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

describe('priceWindow', () => {
  it('is tested with all 39 worked examples', () => {
    const ids = [curtainExamples, refusedCurtains, blindExamples, refusedBlinds].flatMap(
      Object.keys,
    );
    expect(new Set(ids)).toEqual(new Set([...numbered('C', 20), ...numbered('B', 19)]));
    expect(ids).toHaveLength(39);
  });

  it.each(Object.entries(curtainExamples))('prices the curtain %s to the fil', (_id, example) => {
    const result = priceWindow(example.request);

    if (result.kind !== 'curtain') throw new Error(JSON.stringify(result));
    const { cut, layout, second, hanging, makingWidths, weight, load } = result;
    const [kind, brackets] = example.track;
    expect([cut.finished, cut.total, cut.drop]).toEqual(example.size);
    expect([widthsOf(layout), layout.clothWidth, layout.length, layout.seams]).toEqual(
      example.layout,
    );
    if (second === undefined) throw new Error('no second layout');
    const secondCost = (second.clothAmount + second.seamAmount) / 100;
    expect([widthsOf(second), second.clothWidth, second.length, secondCost]).toEqual(
      example.second,
    );
    expect({ makingWidths, weight, load }).toEqual({
      makingWidths: example.makingWidths,
      weight: example.weight,
      load: example.load,
    });
    expect([hanging.kind, result.brackets]).toEqual([kind, brackets]);
    expect(inDirhams(result.lines)).toEqual(example.lines);
    expect([result.total / 100, result.vat / 100]).toEqual([example.total, example.vat]);
  });

  it.each(Object.entries(blindExamples))('prices the blind %s to the fil', (_id, example) => {
    const result = priceWindow(example.request);

    if (result.kind !== 'blind') throw new Error(JSON.stringify(result));
    const { weight, tube, chain, motor } = result;
    expect([result.width, result.drop]).toEqual(example.size);
    if (example.area !== undefined) expect(result.area).toBe(example.area);
    expect({ weight, tube: tube?.tube, chain, motor: motor?.id }).toEqual({
      weight: example.weight,
      tube: example.tube,
      chain: example.chain,
      motor: example.motor,
    });
    expect(inDirhams(result.lines)).toEqual(example.lines);
    expect([result.total / 100, result.vat / 100]).toEqual([example.total, example.vat]);
  });

  it.each([...Object.entries(refusedCurtains), ...Object.entries(refusedBlinds)])(
    'refuses %s and names what works instead',
    (_id, { request, code, change, each }) => {
      const result = priceWindow(request);

      if (result.kind !== 'refused') throw new Error('has a price');
      expect(result.refusal).toMatchObject({ code, change });
      expect(result.refusal.each).toBe(each);
    },
  );
});

describe('a curtain', () => {
  it('names the fullness as it is sewn: a tenth of a wide cloth is missing (C11)', () => {
    const { C1, C11 } = curtainExamples;
    const fullness = [C1, C11].map((example) => {
      const result = example && priceWindow(example.request);
      return result?.kind === 'curtain' ? result.fullness : undefined;
    });
    expect(fullness).toEqual([250, 200]);
  });
});
