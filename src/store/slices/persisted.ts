/** A slice's state with redux-persist; `_persist` is absent without persistence. */
export type Persisted<State> = State & { _persist?: { version: number; rehydrated: boolean } };

/** False until the stored state is restored; always true without persistence. */
export const isRestored = ({ _persist }: Persisted<object>): boolean =>
  _persist?.rehydrated ?? true;
