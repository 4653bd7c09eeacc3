import type { BlindRequest, Change, Refusal } from './configuration.ts';
import { partChanges } from './curtainChanges.ts';
import { missingExtras } from './planBlind.ts';
import type { Control } from './product.ts';

/** Cheapest first. */
const CONTROLS: readonly Control[] = ['cordless', 'wand', 'battery', 'mains'];

const controlChanges = (controls: readonly Control[]): Change[] =>
  controls.map((control) => ({ control }));

/** What may make a refused blind possible, the best first. */
export function blindChanges({ code }: Refusal, request: BlindRequest): Change[] {
  const { extras = [], parts = 1 } = request.options;
  const more = partChanges(parts);
  switch (code) {
    case 'mount':
    case 'depth':
      return [{ mount: 'outside' }];
    case 'tooWide':
    case 'area':
      return more;
    case 'child':
    case 'chain':
      return controlChanges(CONTROLS);
    case 'control':
    case 'motorSystem':
      return controlChanges(['chain', ...CONTROLS]);
    case 'cordless':
      return [...controlChanges(['battery', 'mains']), ...more];
    case 'battery':
      return [...controlChanges(['mains']), ...more];
    case 'tooNarrowForMotor':
      return controlChanges(['battery', 'cordless', 'chain']);
    case 'tooHeavyForMotor':
      return more;
    case 'extras': {
      const missing = missingExtras(request);
      return [{ extras: extras.filter((extra) => !missing.has(extra)) }];
    }
    default:
      return [];
  }
}
