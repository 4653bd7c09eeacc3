import { beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../../../server/seed/catalogue.ts';
import type { CatalogueIndex } from '../../../server/search/catalogueIndex.ts';
import { idsFor, indexOf, wholeList } from '../../support/searchableCatalogue.ts';

let index: CatalogueIndex;
beforeAll(async () => {
  index = await indexOf(catalogue);
});

const listFor = (search: string) => index.list({ ...wholeList, search }, new Map());

/** Every way to drop, double or swap one letter of a name. */
function misspellings(name: string): string[] {
  return Array.from(name, (letter, at) => {
    const before = name.slice(0, at);
    const after = name.slice(at + 1);
    if (!/\p{L}/u.test(letter)) return [];
    const next = after[0] ?? '';
    const swapped =
      /\p{L}/u.test(next) && next !== letter ? [before + next + letter + after.slice(1)] : [];
    return [before + after, before + letter + letter + after, ...swapped];
  }).flat();
}

describe('a search in the catalogue of the shop (product 13.18)', () => {
  it.each(catalogue.products.map(({ id, name }) => [name, id]))(
    'finds %s first, also with one letter dropped, doubled or swapped',
    (name, id) => {
      const missed = [name, ...misspellings(name)].filter(
        (search) => idsFor(index, search)[0] !== id,
      );
      expect(missed).toEqual([]);
    },
  );

  // A misspelling may be the beginning of another word of the catalogue (ألمس of المساء), which it then means.
  it.each(catalogue.products.map(({ id, ar }) => [ar?.name ?? '', id]))(
    'finds %s first, also with one letter dropped, doubled or swapped, unless that is another word',
    (name, id) => {
      const missed = [name, ...misspellings(name)].filter((search) => {
        const { ids, correctedTerm } = listFor(search);
        const isAnother = correctedTerm === undefined && ids.length > 0;
        return ids[0] !== id && (search === name || !isAnother);
      });
      expect(missed).toEqual([]);
    },
  );

  it.each([
    ['silk', ['jumeirah-pearl-silk', 'majaz-teal-silk']],
    ['white', ['noor-white-voile', 'bayad-white-venetian']],
    ['blackout', ['layl-charcoal-blackout', 'layali-dove-blackout']],
    ['velvet', ['zabeel-emerald-velvet', 'saffa-navy-velvet', 'qasr-burgundy-velvet']],
    ['shams', ['shams-sand-roman']],
    ['blue velvet', ['saffa-navy-velvet']],
    ['net', ['noor-white-voile', 'ward-blush-voile']],
    ['zebra', ['zilal-day-night-roller']],
    ['boucle', ['kathib-sand-boucle']],
    ['curtains for the majlis', ['fahidi-gold-damask', 'qasr-burgundy-velvet']],
    ['شيفون', ['noor-white-voile', 'ward-blush-voile']],
    ['قطيفة', ['zabeel-emerald-velvet', 'saffa-navy-velvet']],
    ['بلاك اوت', ['layl-charcoal-blackout', 'layali-dove-blackout']],
    ['الكتان', ['almas-ivory-linen', 'marjan-terracotta-linen']],
    ['كتان majlis', []],
  ])('for %s begins with what is made of it or called so', (search, first) => {
    expect(idsFor(index, search).slice(0, Math.max(1, first.length))).toEqual(first);
  });

  it.each([
    ['velvt', 'velvet'],
    ['curtian', 'curtains'],
    ['emrald velvet', 'emerald velvet'],
    ['مخمال', 'مخمل'],
  ])('for %s shows the results of %s', (search, corrected) => {
    const found = listFor(search);
    expect(found.correctedTerm).toBe(corrected);
    expect(found.ids).toEqual(idsFor(index, corrected));
  });

  it('finds nothing for a misspelled word when it is meant literally', () => {
    expect(index.list({ ...wholeList, search: 'velvt', isExact: true }, new Map()).ids).toEqual([]);
  });

  it.each(['sofa bed mattress', '%%%', 'xyz', 'linen 291'])('finds nothing for %s', (search) => {
    expect(listFor(search)).toMatchObject({ ids: [], count: 0 });
    expect(listFor(search)).not.toHaveProperty('correctedTerm');
  });

  it.each([
    ...['curtain rod', 'rods for curtains', 'brass rod', 'curtain pole', 'curtain hooks', 'hooks'],
    ...['curtain rings', 'curtian rod'],
    ...['قضيب ستارة', 'قضبان الستائر', 'ماسورة ستارة', 'عصا ستارة', 'خطاف', 'حلقات ستائر'],
  ])('for %s shows no fabric whose description mentions hardware', (search) => {
    const { ids, correctedTerm } = listFor(search);
    expect({ ids, correctedTerm }).toEqual({ ids: [], correctedTerm: undefined });
  });

  it('offers the search without the hardware that the shop does not sell', () => {
    const { help } = listFor('curtain rod');
    expect(help?.withoutWord).toMatchObject({ word: 'rod', search: 'curtain' });
    expect(listFor('قضيب ستارة').help?.withoutWord).toMatchObject({
      word: 'قضيب',
      search: 'ستارة',
    });
  });

  it.each(['curtain rail', 'curtain track', 'سكة ستارة'])(
    'for %s shows what is in the sub-category of motorized tracks',
    (search) => {
      const onTracks = catalogue.products.filter(({ subCategories }) =>
        subCategories.includes('ripple-fold'),
      );
      expect(idsFor(index, search).toSorted()).toEqual(onTracks.map(({ id }) => id).toSorted());
    },
  );
});
