import { describe, expect, it } from '@jest/globals';
import { bodyFor, firstDraft } from '@/lib/windows/madeDraft';
import { isMotorised, remoteOf, remotesFor } from '@/lib/windows/remotes';
import { priceTable as table } from '../../../server/seed/content/priceTable';
import { blinds, curtains } from '../../support/madeToMeasure/products';

const { almas } = curtains;
const { ufuq } = blinds;
const curtain = { ...firstDraft(almas), moving: 'mains' } as const;
const blind = { ...firstDraft(ufuq), control: 'battery' } as const;
const optionsOf = (draft: typeof curtain | typeof blind) => {
  const product = draft.moving === 'mains' ? almas : ufuq;
  return bodyFor('p1', { product, table, measured: undefined }, draft).options;
};

describe('what a motor is controlled with', () => {
  it('is a remote for one motor, and one with more channels for several', () => {
    expect(optionsOf(curtain)).toMatchObject({ motor: 'mains', controls: ['remote1'] });
    expect(optionsOf({ ...blind, parts: 2 })).toMatchObject({ controls: ['remote5'] });
  });

  it('is what was chosen, if it has enough channels', () => {
    expect(optionsOf({ ...curtain, remote: 'wallSwitch' }).controls).toEqual(['wallSwitch']);
    expect(optionsOf({ ...blind, remote: 'remote5' }).controls).toEqual(['remote5']);
    expect(remoteOf({ parts: 3, remote: 'remote1' })).toBe('remote5');
    expect(remotesFor({ parts: 3 })).not.toContain('remote1');
  });

  it('is nothing for a window that shares the remote of another one', () => {
    expect(optionsOf({ ...curtain, remote: 'none' })).not.toHaveProperty('controls');
    expect(optionsOf({ ...blind, remote: 'none' })).not.toHaveProperty('controls');
  });

  it('is a hub besides, for app and voice, with or without a remote', () => {
    expect(optionsOf({ ...curtain, hub: true }).controls).toEqual(['remote1', 'hub']);
    expect(optionsOf({ ...blind, hub: true, parts: 2 }).controls).toEqual(['remote5', 'hub']);
    expect(optionsOf({ ...curtain, hub: true, remote: 'none' }).controls).toEqual(['hub']);
    expect(optionsOf({ ...curtain, hub: false }).controls).toEqual(['remote1']);
  });

  it('is asked of motors alone', () => {
    expect([isMotorised(curtain, almas), isMotorised(blind, ufuq)]).toEqual([true, true]);
    expect([firstDraft(almas), firstDraft(ufuq)].map((draft) => draft.moving)).toEqual([
      'hand',
      'hand',
    ]);
    expect(isMotorised(firstDraft(almas), almas)).toBe(false);
    expect(isMotorised(firstDraft(ufuq), ufuq)).toBe(false);
    expect(
      bodyFor(
        'p1',
        { product: almas, table, measured: undefined },
        { ...firstDraft(almas), remote: 'remote5', hub: true },
      ).options,
    ).not.toHaveProperty('controls');
  });
});
