import type { ErasedWindow } from '@/contract/windows';
import { isKey } from '../asId';
import { asList, asNumber, asRecord } from '../coerce';
import {
  DRAWS,
  emptyWindow,
  FLOORS,
  HEADINGS,
  isInRange,
  MAX_NAME_LENGTH,
  MAX_WINDOWS,
  MOUNTS,
  NOTES,
  REACHES,
  type Length,
  type MeasuredWindow,
  type RangeName,
} from './measuredWindow';

const ID = /^[\w-]{1,64}$/;
/** Dates that `Date` can represent. */
const MAX_TIME_MS = 8.64e15;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value) && isKey(value);
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_TIME_MS;

function asLength(value: unknown, range: RangeName): Length {
  const cm = typeof value === 'number' ? asNumber(value) : undefined;
  return cm !== undefined && isInRange(cm, range) ? Math.round(cm * 10) / 10 : null;
}

/** The length at an index of a list that may be none. */
const lengthAt = (value: unknown, index: number, range: RangeName): Length =>
  asLength(Array.isArray(value) ? (value as unknown[])[index] : undefined, range);

/** A name of a room or window on one line, at most as long as allowed. */
export function asName(value: unknown): string {
  if (typeof value !== 'string') return '';
  // Control and direction characters would reorder the text around the name.
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(line.trim()).slice(0, MAX_NAME_LENGTH).join('').trimEnd();
}

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);

/** An untrusted window of storage, a file, a link or a server; `undefined` without a usable id and time. */
export function parseWindow(value: unknown): MeasuredWindow | undefined {
  const record = asRecord(value);
  const { id, updatedAt, widths, drops, diagonals } = record;
  if (!isId(id) || !isTime(updatedAt)) return undefined;
  const initial = emptyWindow({ id, updatedAt });
  const notes = asList(record['notes'], (note) => oneOf(NOTES, note));
  return {
    id,
    updatedAt,
    room: asName(record['room']),
    name: asName(record['name']),
    mount: oneOf(MOUNTS, record['mount']) ?? initial.mount,
    heading: oneOf(HEADINGS, record['heading']) ?? initial.heading,
    draw: oneOf(DRAWS, record['draw']) ?? initial.draw,
    reach: oneOf(REACHES, record['reach']) ?? initial.reach,
    floor: oneOf(FLOORS, record['floor']) ?? initial.floor,
    notes: NOTES.filter((note) => notes.includes(note)),
    widths: [
      lengthAt(widths, 0, 'width'),
      lengthAt(widths, 1, 'width'),
      lengthAt(widths, 2, 'width'),
    ],
    drops: [lengthAt(drops, 0, 'drop'), lengthAt(drops, 1, 'drop'), lengthAt(drops, 2, 'drop')],
    diagonals: [lengthAt(diagonals, 0, 'diagonal'), lengthAt(diagonals, 1, 'diagonal')],
    track: asLength(record['track'], 'width'),
    freeLeft: asLength(record['freeLeft'], 'space'),
    freeRight: asLength(record['freeRight'], 'space'),
    freeAbove: asLength(record['freeAbove'], 'space'),
    depth: asLength(record['depth'], 'space'),
  };
}

/** The usable windows of an untrusted list, each id once, at most `MAX_WINDOWS`. */
export function parseWindows(value: unknown): MeasuredWindow[] {
  // A longer list is cut before it is parsed, so that a large file costs no time.
  const list = Array.isArray(value) ? (value as unknown[]).slice(0, MAX_WINDOWS) : [];
  const byId = new Map(asList(list, parseWindow).map((window) => [window.id, window]));
  return [...byId.values()];
}

/** An untrusted erasure; `undefined` without a usable id and time. */
export function parseErased(value: unknown): ErasedWindow | undefined {
  const { id, erasedAt } = asRecord(value);
  return isId(id) && isTime(erasedAt) ? { id, erasedAt } : undefined;
}
