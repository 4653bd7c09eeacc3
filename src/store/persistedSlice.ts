import type { Dispatch, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig, type Storage } from 'redux-persist';
import { asRecord, asText, type UnknownRecord } from '@/lib/coerce';
import type { Persisted } from './slices/persisted';

/** Raised when a stored field changes its meaning, with a `migrate` for what earlier versions stored. */
const VERSION = 1;

/** How a slice is stored. */
interface Persistence<State> {
  /** The stored fields. */
  fields: readonly (keyof State & string)[];
  /** Fields that are worth an entry. While they are as they begin, it is removed, so that a visitor leaves no trace. */
  keepFor?: readonly (keyof State & string)[];
  /** Whether the entry belongs to the device: the end of a session, which purges the storage, leaves it. */
  isOfDevice?: boolean;
  /** The fields as they are stored; the state's own by default. */
  toStored?: (state: State) => Partial<Record<keyof State, unknown>>;
  /**
   * Adds what was stored to the state.
   * @param stored untrusted fields
   * @param state with what happened before the storage was read
   */
  restore: (stored: UnknownRecord, state: State) => State;
  /** The action for what another tab stored; the other tabs are not followed by default. */
  followed?: (stored: UnknownRecord) => UnknownAction;
}

/** A slice with its reducer. */
export interface SliceLike<Name extends string, State> {
  reducerPath: Name;
  reducer: Reducer<State>;
}

/** A slice that is stored in the browser. */
export interface PersistedSlice<Name extends string, State> {
  reducerPath: Name;
  /** The slice of one store; nothing is persisted without a storage. */
  storedIn: (storage: Storage | undefined) => SliceLike<Name, Persisted<State>>;
  /** Follows changes of other tabs. */
  follow: (dispatch: Dispatch) => void;
}

/** Storage key of redux-persist. */
export const storageKeyOf = (reducerPath: string): string => `persist:${reducerPath}`;

/** Calls the listener with the text of a storage entry that another tab has changed. */
export function followStorage(storageKey: string, listener: (raw: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Clearing the storage fires an event without a key.
    if (key === null || key === storageKey) listener(newValue);
  });
}

/** The fields in the raw text of redux-persist, in which every value is JSON again; none when it is unusable. */
export function readPersisted(raw: string | null): UnknownRecord {
  try {
    const fields = Object.entries(asRecord(JSON.parse(raw ?? 'null')));
    return Object.fromEntries(
      fields.map(([key, value]) => [key, JSON.parse(asText(value) ?? 'null') as unknown]),
    );
  } catch {
    return {};
  }
}

/** Whether a newer release stored the state, whose fields may mean something else. */
const isNewer = (stored: unknown): boolean =>
  Number(asRecord(asRecord(stored)['_persist'])['version']) > VERSION;

/** A slice that redux-persist stores under `persist:` and its name, reads as untrusted and keeps equal in all tabs. */
export function persistedSlice<State, Name extends string>(
  {
    reducerPath,
    reducer,
    getInitialState,
  }: SliceLike<Name, State> & { getInitialState: () => State },
  persistence: Persistence<State>,
): PersistedSlice<Name, State> {
  const { fields, keepFor = [], isOfDevice = false, restore, followed } = persistence;
  const ownFields = (state: State): Partial<Record<keyof State, unknown>> => state;
  const { toStored = ownFields } = persistence;
  const empty = toStored(getInitialState());

  const isWorthKeeping = (text: string): boolean => {
    const stored = asRecord(JSON.parse(text));
    return (
      keepFor.length === 0 ||
      keepFor.some((field) => stored[field] !== JSON.stringify(empty[field]))
    );
  };
  const configFor = (storage: Storage): PersistConfig<State> => ({
    key: reducerPath,
    version: VERSION,
    storage: {
      ...storage,
      setItem: async (key: string, text: string) => {
        await (isWorthKeeping(text) ? storage.setItem(key, text) : storage.removeItem(key));
      },
      ...(isOfDevice && { removeItem: () => Promise.resolve() }),
    },
    whitelist: [...fields],
    transforms: [
      {
        in: (value: unknown, field, state) =>
          Object.hasOwn(empty, field) ? toStored(state)[field] : value,
        out: (value: unknown) => value,
      },
    ],
    migrate: (stored) => Promise.resolve(isNewer(stored) ? undefined : stored),
    stateReconciler: (inbound: unknown, _original, state) => restore(asRecord(inbound), state),
    writeFailHandler: () => undefined,
    // The storage always resolves, so the timeout of redux-persist would only keep a timer running.
    timeout: 0,
  });
  return {
    reducerPath,
    storedIn: (storage) => ({
      reducerPath,
      reducer: (storage ? persistReducer<State>(configFor(storage), reducer) : reducer) as Reducer<
        Persisted<State>
      >,
    }),
    follow: (dispatch) => {
      if (followed === undefined) return;
      followStorage(storageKeyOf(reducerPath), (raw) => dispatch(followed(readPersisted(raw))));
    },
  };
}
