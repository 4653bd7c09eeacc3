import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { priceTable as table } from '../../../server/seed/content/priceTable.ts';
import { madeProduct } from '../../../src/lib/madeToMeasure/madeProduct.ts';
import { priceWindow } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { firstDraft, requestFor } from '../../../src/lib/windows/madeDraft.ts';

const made = catalogue.products.flatMap(
  ({ id, category, sizes, attributes = {}, madeToMeasure }) => {
    if (madeToMeasure === undefined) return [];
    const priceOf = (size: string) => {
      const found = sizes.find((one) => one.id === size);
      return found && Math.round(found.price * 100);
    };
    return [
      { id, category, madeToMeasure, product: madeProduct(madeToMeasure, attributes, priceOf) },
    ];
  },
);

describe('products that are made to measure', () => {
  it.each(made)(
    '$id has a price before anything but the size is chosen (product 16.13)',
    ({ product }) => {
      const size =
        product.kind === 'curtain' ? { width: 180, drop: 265 } : { width: 140, drop: 160 };
      const draft = { ...firstDraft(product), ...size, child: false };
      const pricing = { product, table, measured: undefined };
      expect(priceWindow(requestFor(pricing, draft))).toMatchObject({ kind: product.kind });
    },
  );

  it.each(made)(
    '$id can be made with each of its headings, linings and controls',
    ({ product }) => {
      const base = { reach: 'floor', floor: 'finished', notes: [] } as const;
      if (product.kind === 'curtain') {
        const kinds = product.headings.map((heading) =>
          product.linings.some((lining) => {
            const mount = heading === 'eyelet' || heading === 'rod' ? 'pole' : 'ceiling';
            const window = { ...base, mount, widths: [], track: 2000, drops: [2400] } as const;
            const options = { heading, lining, draw: 'pair' } as const;
            return priceWindow({ product, table, window, options }).kind === 'curtain';
          }),
        );
        expect(kinds).not.toContain(false);
        return;
      }
      const window = { ...base, mount: 'outside', widths: [1200], drops: [1600] } as const;
      const kinds = product.controls.map(
        (control) => priceWindow({ product, table, window, options: { control } }).kind,
      );
      expect(kinds).not.toContain('refused');
    },
  );

  it('are in every department, with three venetian and three vertical blinds', () => {
    const counts = new Map<string, number>();
    for (const { category } of made) counts.set(category, (counts.get(category) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual(
      catalogue.categories.map(({ id }) => id).toSorted(),
    );
    expect(counts.get('venetian-blinds')).toBe(3);
    expect(counts.get('vertical-blinds')).toBe(3);
  });
});
