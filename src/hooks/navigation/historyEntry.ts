import { asNumber, asRecord, asText } from '@/lib/coerce';

// The only module that reads and writes the state of history entries, where the router keeps its own properties.

const readState = () => asRecord(window.history.state);

/** Key that the router gives to the current entry; `default` for one that it did not create. */
export const entryKey = (): string => asText(readState()['key']) ?? 'default';

/** Number that BrowserRouter gives to the current entry; replaced entries keep it. */
export const entryNumber = (): number | undefined => asNumber(readState()['idx']);

/** A property that `saveInEntry` added to the current entry. */
export const readFromEntry = (name: string): unknown => readState()[name];

/** Adds a property to the current entry, which survives a reload. The router preserves what it does not know. */
export function saveInEntry(name: string, value: unknown): void {
  window.history.replaceState({ ...readState(), [name]: value }, '');
}

/** Changes the URL of the current entry and keeps its state. */
export function rewriteEntryUrl(url: string): void {
  window.history.replaceState(window.history.state, '', url);
}

/** Dispatches `popstate` for the current entry, to listeners that were added after the event of the browser. */
export function replayPopState(): void {
  const state: unknown = window.history.state;
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
