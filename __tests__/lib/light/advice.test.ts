import { describe, expect, it } from '@jest/globals';
import { adviceTexts } from '@/content/adviceTexts';
import { adviseLayers, REASONS } from '@/lib/light/advice';
import { FACADES } from '@/lib/light/facades';
import { LAYERS } from '@/lib/light/layers';
import {
  DEFAULT_SITUATION,
  EXTRAS,
  extrasOf,
  GUIDE_ROOMS,
  OVERLOOKED,
  readSituation,
  situationQuery,
  type Extra,
  type GuideRoom,
  type Situation,
} from '@/lib/light/situation';

const at = (
  room: GuideRoom,
  facade: Situation['facade'],
  overlooked: Situation['overlooked'],
  ...extras: Extra[]
): Situation => ({ room, facade, overlooked, extras });

const EXTRA_SETS: readonly (readonly Extra[])[] = [[], ...EXTRAS.map((one) => [one]), EXTRAS];

/** Every window that can be asked for. */
const SITUATIONS = GUIDE_ROOMS.flatMap((room) =>
  FACADES.flatMap((facade) =>
    OVERLOOKED.flatMap((overlooked) =>
      EXTRA_SETS.map((extras): Situation => ({
        room,
        facade,
        overlooked,
        extras: extras.filter((extra) => extrasOf(room).includes(extra)),
      })),
    ),
  ),
);

describe('the decision table', () => {
  it.each([
    [at('bathroom', 'west', 'near'), 'steam', 'day-night', undefined],
    [at('kitchen', 'east', 'far'), 'worktop', 'kitchen-blind', undefined],
    [at('kitchen', 'east', 'across'), 'lampsInKitchen', 'day-night', undefined],
    [at('children', 'north', 'none'), 'bedtime', 'voile', 'blackout'],
    [at('media', 'south', 'far'), 'strayLight', undefined, 'media-drape'],
    [at('bedroom', 'north', 'none', 'sleeper'), 'firstLight', 'voile', 'blackout'],
    [at('bedroom', 'south-east', 'near'), 'sunrise', 'voile', 'blackout'],
    [at('bedroom', 'north-west', 'none'), 'warmEvening', 'dense-screen', 'dim-or-black'],
    [at('bedroom', 'north', 'across'), 'lampsInBedroom', 'linen-sheer', 'dim-out'],
    [at('bedroom', 'south', 'far'), 'softLight', 'voile', 'lined-linen'],
    [at('study', 'west', 'near'), 'lowSun', 'dense-screen', 'linen'],
    [at('study', 'north-east', 'near'), 'morningGlare', 'dense-screen', undefined],
    [at('study', 'south', 'near'), 'winterSun', 'dense-screen', undefined],
    [at('study', 'north', 'near'), 'lampsInStudy', 'open-screen', 'dim-out'],
    [at('study', 'north', 'far'), 'view', 'open-screen', undefined],
    [at('majlis', 'south-west', 'far'), 'fineryInSun', 'voile', 'majlis-drape-lined'],
    [at('majlis', 'north', 'near'), 'finery', 'linen-sheer', 'majlis-drape'],
    [at('dining', 'west', 'near'), 'tidy', 'dining-roman', undefined],
    [at('living', 'west', 'near'), 'closeNeighbours', 'day-night', 'sheer-and-drape'],
    [at('living', 'east', 'across'), 'distance', 'linen-sheer', 'filter-or-dim'],
    [at('living', 'west', 'far'), 'strongestSun', 'voile', 'linen-or-satin'],
    [at('living', 'east', 'none'), 'goneByNoon', 'voile', 'linen'],
    [at('living', 'south', 'far'), 'winterFading', 'voile', 'lined-linen'],
    [at('living', 'north', 'far'), 'coolLight', 'linen-sheer', 'linen-or-velvet'],
    [at('hall', 'west', 'near'), 'passersBy', 'dense-screen', 'lined-linen'],
    [at('hall', 'west', 'across'), 'lightFirst', 'voile', undefined],
  ] as const)('advises for %j: %s', (situation, reason, glass, room) => {
    expect(adviseLayers(situation)).toEqual({
      reason,
      ...(glass && { glass }),
      ...(room && { room }),
    });
  });

  it('has an answer with a layer and a reason for every window', () => {
    for (const situation of SITUATIONS) {
      const { glass, room, reason } = adviseLayers(situation);
      expect(glass ?? room).toBeDefined();
      expect(adviceTexts.en.reasons[reason]).not.toBe('');
    }
  });

  it('reaches every reason and every layer', () => {
    const advice = SITUATIONS.map(adviseLayers);
    expect(new Set(advice.map(({ reason }) => reason))).toEqual(new Set(REASONS));
    const layers = new Set(advice.flatMap(({ glass, room }) => [glass, room]));
    layers.delete(undefined);
    expect(layers).toEqual(new Set(Object.keys(LAYERS)));
  });

  it('gives every rested room darkness where someone wakes at first light', () => {
    for (const situation of SITUATIONS) {
      if (situation.room !== 'bedroom' || !situation.extras.includes('sleeper')) continue;
      expect(adviseLayers(situation).room).toBe('blackout');
    }
  });

  it('hangs no blind in front of a door', () => {
    for (const situation of SITUATIONS) {
      if (!situation.extras.includes('door') || situation.room === 'bathroom') continue;
      expect([undefined, 'voile', 'linen-sheer']).toContain(adviseLayers(situation).glass);
    }
  });
});

describe('a window in the URL', () => {
  it('is read back as it was written', () => {
    for (const situation of SITUATIONS) {
      const params = new URLSearchParams(situationQuery(situation));
      expect(readSituation(params)).toEqual(situation);
    }
  });

  it('has no parameters by default', () => {
    expect(situationQuery(DEFAULT_SITUATION)).toEqual({});
  });

  it('ignores what is unknown', () => {
    const params = new URLSearchParams('for=cellar&facing=up&seen=<b>&also=door,door,lift,');
    expect(readSituation(params)).toEqual({ ...DEFAULT_SITUATION, extras: ['door'] });
  });
});
