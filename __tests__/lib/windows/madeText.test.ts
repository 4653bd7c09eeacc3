import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseMadeToMeasure } from '@/api/parsers/madeProduct';
import { madeProduct } from '@/lib/madeToMeasure/madeProduct';
import { firstDraft, type MadeDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import { readMade, writeMade } from '@/lib/windows/madeText';
import { linen, roller } from '../../support/madeToMeasure/fakeShop';
import { PROPERTY_SEED } from '../../support/propertySeed';

const productOf = ({ madeToMeasure }: typeof linen): MadeProduct => {
  const made = parseMadeToMeasure(madeToMeasure);
  const product = made && madeProduct(made, {}, () => 18_500);
  if (product === undefined) throw new Error('The seed has no such product.');
  return product;
};
const curtain = productOf(linen);
const blind = productOf(roller);
const lined: MadeDraft = {
  ...firstDraft(curtain),
  width: 241,
  drop: 265.5,
  mount: 'wall',
  lining: 'lining',
  draw: 'left',
  moving: 'mains',
  remote: 'none',
  parts: 2,
  hemOnSite: true,
  hub: true,
};
const WRITTEN = '241x265.5_wall_wave_lining_left_mains_2parts_homeHem_hub_sharedRemote';

describe('a finished window in the URL (product 16.24)', () => {
  it('is short and readable, and the same after reading', () => {
    expect(writeMade(lined, curtain)).toBe(WRITTEN);
    expect(readMade(WRITTEN, firstDraft(curtain), curtain)).toMatchObject(lined);
    expect(writeMade(firstDraft(curtain), curtain)).toBe('ceiling_wave_none_pair_hand');
  });

  it('has a second layer after the first, and no text that is none', () => {
    const layer = 'noor-white-voile_ceiling_wave_none_pair_mains';
    const layered = { ...lined, layer };
    expect(writeMade(layered, curtain)).toBe(`${WRITTEN}_plus_${layer}`);
    expect(readMade(`${WRITTEN}_plus_${layer}`, firstDraft(curtain), curtain)).toEqual(
      expect.objectContaining(layered),
    );
    const alone = readMade('plus_noor-white-voile', firstDraft(curtain), curtain);
    expect(alone).toMatchObject({ heading: 'wave', layer: 'noor-white-voile' });
    for (const text of ['plus_', 'plus__wave', `plus_${'a'.repeat(301)}`])
      expect(readMade(text, firstDraft(curtain), curtain).layer).toBeUndefined();
  });

  it('has the options of a blind, and not who lives in the home', () => {
    const draft: MadeDraft = {
      ...firstDraft(blind),
      width: 120.5,
      drop: 200,
      mount: 'outside',
      control: 'battery',
      extras: ['cassette'],
      height: 240,
      toFloor: true,
      child: true,
      measuring: 'self',
    };
    const text = '120.5x200_outside_battery_cassette_240high_toFloor';
    expect(writeMade(draft, blind)).toBe(text);
    expect(readMade(text, { ...firstDraft(blind), child: true }, blind)).toMatchObject({
      ...draft,
      measuring: undefined,
    });
  });

  it('keeps half a size, and drops what is unknown, not offered or out of range', () => {
    const first = firstDraft(blind);
    expect(readMade('120x_constructor_wave_9999high_99parts_<b>', first, blind)).toMatchObject({
      ...first,
      width: 120,
      height: null,
      parts: 1,
    });
    expect(readMade('1e3x-20', first, blind)).toMatchObject({ width: null, drop: null });
  });

  it('leaves size and place of a window of the list', () => {
    const listed: MadeDraft = { ...lined, windowId: 'living' };
    expect(readMade('90x90_pole_triple', listed, curtain)).toMatchObject({
      width: 241,
      mount: 'wall',
      heading: 'triple',
    });
  });

  it('is read and written without an end, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const once = readMade(text, firstDraft(curtain), curtain);
        expect(readMade(writeMade(once, curtain), firstDraft(curtain), curtain)).toEqual(once);
      }),
      { seed: PROPERTY_SEED, numRuns: 300 },
    );
  });
});
