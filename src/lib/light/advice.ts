import { sunGroupOf, type SunGroup } from './facades';
import type { LayerKind } from './layers';
import type { GuideRoom, Overlooked, Situation } from './situation';

/** Two layers for a window, and which rule chose them. */
export interface LightAdvice {
  /** The rule, whose message is the reason. */
  reason: Reason;
  /** At the glass. */
  glass?: LayerKind;
  /** Towards the room. */
  room?: LayerKind;
}

/** A row of the decision table; a missing condition is always met. */
interface Rule extends LightAdvice {
  rooms: readonly GuideRoom[];
  sun?: readonly SunGroup[];
  overlooked?: readonly Overlooked[];
  /** Only where somebody wakes at first light. */
  isForSleepers?: boolean;
}

export const REASONS = [
  'steam',
  'worktop',
  'lampsInKitchen',
  'bedtime',
  'strayLight',
  'firstLight',
  'sunrise',
  'warmEvening',
  'lampsInBedroom',
  'softLight',
  'lowSun',
  'morningGlare',
  'winterSun',
  'lampsInStudy',
  'view',
  'finery',
  'fineryInSun',
  'tidy',
  'closeNeighbours',
  'distance',
  'strongestSun',
  'goneByNoon',
  'winterFading',
  'coolLight',
  'lightFirst',
  'passersBy',
] as const;

export type Reason = (typeof REASONS)[number];

const EXPOSED: readonly Overlooked[] = ['across', 'near'];
const IN_SUN: readonly SunGroup[] = ['afternoon', 'south'];

/** The decision table: the first rule that matches wins. Every room ends with a rule without conditions. */
const RULES: readonly Rule[] = [
  { rooms: ['bathroom'], reason: 'steam', glass: 'day-night' },
  { rooms: ['kitchen'], overlooked: EXPOSED, reason: 'lampsInKitchen', glass: 'day-night' },
  { rooms: ['kitchen'], reason: 'worktop', glass: 'kitchen-blind' },
  { rooms: ['children'], reason: 'bedtime', glass: 'voile', room: 'blackout' },
  { rooms: ['media'], reason: 'strayLight', room: 'media-drape' },
  {
    rooms: ['bedroom'],
    isForSleepers: true,
    reason: 'firstLight',
    glass: 'voile',
    room: 'blackout',
  },
  { rooms: ['bedroom'], sun: ['morning'], reason: 'sunrise', glass: 'voile', room: 'blackout' },
  {
    rooms: ['bedroom'],
    sun: ['afternoon'],
    reason: 'warmEvening',
    glass: 'dense-screen',
    room: 'dim-or-black',
  },
  {
    rooms: ['bedroom'],
    overlooked: EXPOSED,
    reason: 'lampsInBedroom',
    glass: 'linen-sheer',
    room: 'dim-out',
  },
  { rooms: ['bedroom'], reason: 'softLight', glass: 'voile', room: 'lined-linen' },
  { rooms: ['study'], sun: ['afternoon'], reason: 'lowSun', glass: 'dense-screen', room: 'linen' },
  { rooms: ['study'], sun: ['morning'], reason: 'morningGlare', glass: 'dense-screen' },
  { rooms: ['study'], sun: ['south'], reason: 'winterSun', glass: 'dense-screen' },
  {
    rooms: ['study'],
    overlooked: EXPOSED,
    reason: 'lampsInStudy',
    glass: 'open-screen',
    room: 'dim-out',
  },
  { rooms: ['study'], reason: 'view', glass: 'open-screen' },
  {
    rooms: ['majlis'],
    sun: IN_SUN,
    reason: 'fineryInSun',
    glass: 'voile',
    room: 'majlis-drape-lined',
  },
  { rooms: ['majlis'], reason: 'finery', glass: 'voile', room: 'majlis-drape' },
  { rooms: ['dining'], reason: 'tidy', glass: 'dining-roman' },
  {
    rooms: ['living'],
    overlooked: ['near'],
    reason: 'closeNeighbours',
    glass: 'day-night',
    room: 'sheer-and-drape',
  },
  {
    rooms: ['living'],
    overlooked: ['across'],
    reason: 'distance',
    glass: 'linen-sheer',
    room: 'filter-or-dim',
  },
  {
    rooms: ['living'],
    sun: ['afternoon'],
    reason: 'strongestSun',
    glass: 'voile',
    room: 'linen-or-satin',
  },
  { rooms: ['living'], sun: ['morning'], reason: 'goneByNoon', glass: 'voile', room: 'linen' },
  {
    rooms: ['living'],
    sun: ['south'],
    reason: 'winterFading',
    glass: 'voile',
    room: 'lined-linen',
  },
  { rooms: ['living'], reason: 'coolLight', glass: 'linen-sheer', room: 'linen-or-velvet' },
  {
    rooms: ['hall'],
    overlooked: ['near'],
    reason: 'passersBy',
    glass: 'dense-screen',
    room: 'lined-linen',
  },
  { rooms: ['hall'], reason: 'lightFirst', glass: 'voile' },
];

function matches(rule: Rule, { room, facade, overlooked, extras }: Situation): boolean {
  return (
    rule.rooms.includes(room) &&
    (rule.sun?.includes(sunGroupOf(facade)) ?? true) &&
    (rule.overlooked?.includes(overlooked) ?? true) &&
    (rule.isForSleepers !== true || extras.includes('sleeper'))
  );
}

/** The layer at the glass of a door: cloth without a bar at its bottom, which would block the way out. */
function glassOf({ glass }: Rule, { room, overlooked, extras }: Situation): LayerKind | undefined {
  if (room === 'majlis' && overlooked === 'near') return 'linen-sheer';
  const isDoor = extras.includes('door') && room !== 'bathroom';
  return isDoor && glass !== undefined && glass !== 'linen-sheer' ? 'voile' : glass;
}

/** Which two layers suit a window in Dubai, and why. */
export function adviseLayers(situation: Situation): LightAdvice {
  const rule = RULES.find((one) => matches(one, situation));
  // Every room has a rule without conditions.
  if (rule === undefined) return { reason: 'lightFirst', glass: 'voile' };
  const glass = glassOf(rule, situation);
  return { reason: rule.reason, ...(glass && { glass }), ...(rule.room && { room: rule.room }) };
}
