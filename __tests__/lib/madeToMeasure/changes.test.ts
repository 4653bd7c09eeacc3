import { describe, expect, it } from '@jest/globals';
import { blindChanges } from '@/lib/madeToMeasure/blindChanges';
import type { Change, Refusal } from '@/lib/madeToMeasure/configuration';
import { curtainChanges } from '@/lib/madeToMeasure/curtainChanges';
import { priceWindow, withChange } from '@/lib/madeToMeasure/priceWindow';
import { blinds, curtains } from '../../support/madeToMeasure/products';
import { blindRequest, curtainRequest } from '../../support/madeToMeasure/requests';

const headings = ['wave', 'double', 'triple', 'eyelet', 'pencil', 'rod'].map((heading) => ({
  heading,
}));
const noMotor = { motor: null };
const mains = { motor: 'mains' };
const lastParts = [{ parts: 7 }, { parts: 8 }];
const controls = (...names: string[]) => names.map((control) => ({ control }));

describe('what may make a refused curtain of six tracks possible, the best first', () => {
  it.each([
    [{ code: 'heading' }, headings],
    [{ code: 'needsPole' }, headings],
    [{ code: 'needsTrack' }, headings],
    [{ code: 'motorHeading' }, [...headings, noMotor]],
    [{ code: 'motorPole' }, [noMotor]],
    [{ code: 'lining' }, [{ lining: 'lining' }, { lining: 'blackout' }, { lining: 'none' }]],
    [{ code: 'left' }, [{ left: null }]],
    [{ code: 'size', of: 'track' }, lastParts],
    [{ code: 'size', of: 'drop' }, []],
    [{ code: 'tooHeavyForTrack' }, [{ lining: 'lining' }, { lining: 'none' }, mains]],
    [{ code: 'battery' }, [mains, ...lastParts.map((change) => ({ ...change, ...mains }))]],
    [{ code: 'tooHeavyForMotor' }, lastParts],
    [{ code: 'unmeasured' }, []],
  ] as unknown as [Refusal, Change[]][])('%j', (refusal, changes) => {
    const options = { heading: 'wave', lining: 'blackout', parts: 6 } as const;
    expect(curtainChanges(refusal, curtainRequest(curtains.almas, {}, options))).toEqual(changes);
  });

  it('is every number of tracks for a curtain on one track', () => {
    const request = curtainRequest(curtains.almas, {}, { heading: 'wave' });
    expect(curtainChanges({ code: 'tooHeavyForMotor' }, request)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((parts) => ({ parts })),
    );
  });

  it('is a track on the ceiling for a curtain in a recess, where its price is that of the ceiling', () => {
    const window = { mount: 'inside', track: 2900, drops: [2650] } as const;
    const request = curtainRequest(curtains.almas, window, { heading: 'wave' });
    const change = { mount: 'ceiling' } as const;
    expect(priceWindow(request)).toMatchObject({ refusal: { code: 'mount', change } });
    expect(withChange(request, change).window).toMatchObject({ ...window, ...change });
  });

  it('is the next lighter lining first, down to none', () => {
    const options = { heading: 'double', lining: 'interlined' } as const;
    const request = curtainRequest(curtains.almas, {}, options);
    expect(curtainChanges({ code: 'tooHeavyForTrack' }, request)).toEqual([
      { lining: 'blackout' },
      { lining: 'lining' },
      { lining: 'none' },
      mains,
    ]);
  });
});

it('keeps what the change of a curtain does not name', () => {
  const options = { heading: 'eyelet', left: 800, parts: 1 } as const;
  const request = curtainRequest(curtains.almas, {}, options);
  expect(withChange(request, { heading: 'wave' }).options).toMatchObject({ left: 800 });
  expect(withChange(request, { left: null }).options).toMatchObject({ left: undefined });
});

describe('what may make refused six blinds possible, the best first', () => {
  const withoutChain = controls('cordless', 'wand', 'battery', 'mains');
  const allControls = controls('chain', 'cordless', 'wand', 'battery', 'mains');
  it.each([
    [{ code: 'depth' }, [{ mount: 'outside' }]],
    [{ code: 'tooWide' }, lastParts],
    [{ code: 'area' }, lastParts],
    [{ code: 'child' }, withoutChain],
    [{ code: 'chain' }, withoutChain],
    [{ code: 'control' }, allControls],
    [{ code: 'motorSystem' }, allControls],
    [{ code: 'cordless' }, [...controls('battery', 'mains'), ...lastParts]],
    [{ code: 'battery' }, [...controls('mains'), ...lastParts]],
    [{ code: 'tooNarrowForMotor' }, controls('battery', 'cordless', 'chain')],
    [{ code: 'tooHeavyForMotor' }, lastParts],
    [{ code: 'extras' }, [{ extras: ['fascia'] }]],
    [{ code: 'mount' }, [{ mount: 'outside' }]],
  ] as unknown as [Refusal, Change[]][])('%j', (refusal, changes) => {
    const window = { mount: 'outside' } as const;
    const options = { parts: 6, extras: ['fascia', 'sideChannels'] } as const;
    expect(blindChanges(refusal, blindRequest(blinds.ufuq, window, options))).toEqual(changes);
  });
});
