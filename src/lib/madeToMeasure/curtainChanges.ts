import { MAX_PARTS, type Change, type CurtainRequest, type Refusal } from './configuration.ts';
import type { Heading, Lining } from './priceTable.ts';

/** More and more parts than are chosen. */
export function partChanges(chosen: number): { parts: number }[] {
  return Array.from({ length: MAX_PARTS - chosen }, (_, more) => ({ parts: chosen + more + 1 }));
}

/** From light to heavy. */
const LININGS: readonly Lining[] = ['none', 'lining', 'blackout', 'interlined'];
/** From the most wanted one. */
const HEADINGS: readonly Heading[] = ['wave', 'double', 'triple', 'eyelet', 'pencil', 'rod'];

const changesOf = <Key extends keyof Change>(key: Key, values: readonly Change[Key][]): Change[] =>
  values.map((value) => ({ [key]: value }));

/** What may make a refused curtain possible, the best first. */
export function curtainChanges({ code, of }: Refusal, { options }: CurtainRequest): Change[] {
  const { lining, parts = 1 } = options;
  const more = partChanges(parts);
  switch (code) {
    case 'mount':
      return changesOf('mount', ['ceiling', 'wall', 'pole']);
    case 'heading':
    case 'needsPole':
    case 'needsTrack':
      return changesOf('heading', HEADINGS);
    case 'motorHeading':
      return [...changesOf('heading', HEADINGS), { motor: null }];
    case 'motorPole':
      return [{ motor: null }];
    case 'lining':
      return changesOf('lining', ['lining', 'blackout', 'none']);
    case 'left':
      return [{ left: null }];
    case 'size':
      return of === 'track' ? more : [];
    case 'tooHeavyForTrack': {
      const lighter = LININGS.slice(0, LININGS.indexOf(lining)).toReversed();
      return [...changesOf('lining', lighter), { motor: 'mains' }];
    }
    case 'battery':
      return [
        { motor: 'mains' },
        ...more.map((change) => ({ ...change, motor: 'mains' as const })),
      ];
    case 'tooHeavyForMotor':
      return more;
    default:
      return [];
  }
}
