import { FACET_VALUES } from '../facets';
import { FACADES, sunGroupOf, type Facade } from './facades';

/** Rooms of the guide: those of the catalogue, and halls and stairs. */
export const GUIDE_ROOMS = [...FACET_VALUES.room, 'hall'] as const;

/** How far away others can look in: nobody, over 30 m, 10 to 30 m, under 10 m. */
export const OVERLOOKED = ['none', 'far', 'across', 'near'] as const;

/** What else changes the advice: somebody who wakes at first light, a door to the outside, glass out of reach. */
export const EXTRAS = ['sleeper', 'door', 'high'] as const;

export type GuideRoom = (typeof GUIDE_ROOMS)[number];
export type Overlooked = (typeof OVERLOOKED)[number];
export type Extra = (typeof EXTRAS)[number];

/** A window as the guide asks for it. */
export interface Situation {
  room: GuideRoom;
  facade: Facade;
  overlooked: Overlooked;
  extras: readonly Extra[];
}

/** The most common window of a tower, shown until the customer answers. */
export const DEFAULT_SITUATION: Situation = {
  room: 'living',
  facade: 'west',
  overlooked: 'across',
  extras: [],
};

function oneOf<Value extends string>(known: readonly Value[], text: string | null) {
  return known.find((value) => value === text);
}

/** Extras that matter in a room: only in a bedroom it matters who sleeps. */
export const extrasOf = (room: GuideRoom): readonly Extra[] =>
  EXTRAS.filter((extra) => extra !== 'sleeper' || room === 'bedroom');

/** Reads a window from a URL, for example `?for=bedroom&facing=west&seen=near&also=door,high`; unknown values are ignored. */
export function readSituation(params: URLSearchParams): Situation {
  const also = (params.get('also') ?? '').split(',');
  const room = oneOf(GUIDE_ROOMS, params.get('for')) ?? DEFAULT_SITUATION.room;
  return {
    room,
    facade: oneOf(FACADES, params.get('facing')) ?? DEFAULT_SITUATION.facade,
    overlooked: oneOf(OVERLOOKED, params.get('seen')) ?? DEFAULT_SITUATION.overlooked,
    extras: extrasOf(room).filter((extra) => also.includes(extra)),
  };
}

/** Parameters of a window in a fixed order, so that one window has one URL; empty for the default one. */
export function situationQuery(situation: Situation): Record<string, string> {
  const { room, facade, overlooked, extras } = situation;
  const isDefault =
    room === DEFAULT_SITUATION.room &&
    facade === DEFAULT_SITUATION.facade &&
    overlooked === DEFAULT_SITUATION.overlooked &&
    extras.length === 0;
  if (isDefault) return {};
  return {
    for: room,
    facing: facade,
    seen: overlooked,
    also: extrasOf(room)
      .filter((extra) => extras.includes(extra))
      .join(','),
  };
}

/** Whether lamps of an evening show the room to others close by. */
export const isExposed = ({ overlooked }: Situation): boolean =>
  overlooked === 'across' || overlooked === 'near';

/** When the sun matters for a window. */
export const groupOf = ({ facade }: Situation) => sunGroupOf(facade);
