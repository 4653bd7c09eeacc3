import type { Id } from '@/contract/common';
import type { ErasedWindow, MeasuredWindow } from '@/contract/windows';
import { asList, asRecord } from '../coerce';
import { parseErased, parseWindows } from './parseWindow';

/** What is known of a window that belongs to an account. */
export interface WindowMark {
  id: Id;
  ownerId: Id;
  /** `updatedAt` of the version that the account has; absent before it is saved. */
  savedAt?: number;
}

/** An erasure that the account does not know yet. */
export interface PendingErasure extends ErasedWindow {
  ownerId: Id;
}

/** The windows on a device, and what connects them with accounts (decision 17). */
export interface DeviceWindows {
  /** In the order in which they were added. */
  windows: MeasuredWindow[];
  /** The account that was signed in last, to which windows without a mark belong; `null` before the first one. */
  ownerId: Id | null;
  marks: WindowMark[];
  erased: PendingErasure[];
}

/** Most erasures that wait for a connection. */
export const MAX_ERASED = 200;
const MAX_OWNER_LENGTH = 320;

export const noDeviceWindows: DeviceWindows = { windows: [], ownerId: null, marks: [], erased: [] };

/** The account that a window belongs to; `null` before the first sign-in. */
export const ownerOf = ({ marks, ownerId }: DeviceWindows, id: Id): Id | null =>
  marks.find((mark) => mark.id === id)?.ownerId ?? ownerId;

const asOwner = (value: unknown): Id | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_OWNER_LENGTH ? value : undefined;

/** Windows of an untrusted storage. */
export function parseDeviceWindows(value: unknown): DeviceWindows {
  const record = asRecord(value);
  const windows = parseWindows(record['windows']);
  const marks = asList(record['marks'], (item): WindowMark | undefined => {
    const { id, savedAt, ...mark } = asRecord(item);
    const ownerId = asOwner(mark['ownerId']);
    if (ownerId === undefined || !windows.some((window) => window.id === id)) return undefined;
    return { id: String(id), ownerId, ...(typeof savedAt === 'number' && { savedAt }) };
  });
  const erased = asList(record['erased'], (item): PendingErasure | undefined => {
    const erasure = parseErased(item);
    const ownerId = asOwner(asRecord(item)['ownerId']);
    return erasure && ownerId !== undefined ? { ...erasure, ownerId } : undefined;
  });
  return {
    windows,
    ownerId: asOwner(record['ownerId']) ?? null,
    marks: marks.slice(0, windows.length),
    erased: erased.slice(-MAX_ERASED),
  };
}
