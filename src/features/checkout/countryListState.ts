/** Options that Page Up and Page Down pass over. */
const PAGE = 5;
const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** The list under the country field. */
export interface CountryListState {
  isOpen: boolean;
  /** Whether it shows what matches the text of the field alone. */
  isNarrowed: boolean;
  /** Index of the highlighted option. */
  active: number;
}

export const closedList: CountryListState = { isOpen: false, isNarrowed: false, active: 0 };

/** A field that holds a country opens the whole list, with that country highlighted; any other text narrows it. */
export function openedList(names: readonly string[], value: string): CountryListState {
  const chosen = names.indexOf(value);
  return { isOpen: true, isNarrowed: chosen === -1, active: Math.max(0, chosen) };
}

/** Where a key moves the highlight, past the end to the start and back; `undefined` for any other key. */
function moveBy(key: string, index: number, count: number): number | undefined {
  const last = Math.max(0, count - 1);
  if (key === 'ArrowDown') return index < last ? index + 1 : 0;
  if (key === 'ArrowUp') return index > 0 ? index - 1 : last;
  if (key === 'PageDown') return Math.min(index + PAGE, last);
  if (key === 'PageUp') return Math.max(index - PAGE, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

interface KeyAnswer {
  list: CountryListState;
  /** The country that the key chose. */
  picked?: string;
}

/**
 * What a key does to the list, as in the editable combobox of the ARIA Authoring Practices; `undefined` where it is
 * the field's own.
 * @param found the options that the list shows
 */
export function answerKey(
  key: string,
  list: CountryListState,
  { names, value, found }: { names: readonly string[]; value: string; found: readonly string[] },
): KeyAnswer | undefined {
  if (!list.isOpen) {
    return OPENING_KEYS.includes(key) ? { list: openedList(names, value) } : undefined;
  }
  if (key === 'Escape') return { list: closedList };
  const picked = found[list.active];
  if (key === 'Enter') return picked === undefined ? undefined : { list: closedList, picked };
  const active = moveBy(key, list.active, found.length);
  return active === undefined ? undefined : { list: { ...list, active } };
}
