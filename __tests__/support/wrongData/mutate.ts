import fc from 'fast-check';

/** Where a value is inside a JSON document. */
type Path = readonly (string | number)[];

/** One change of a document: which value, and which of the possible changes. */
export interface Mutation {
  place: number;
  choice: number;
}

const LONG = 5_000;
const REMOVED = Symbol('removed');

const TEXTS = [
  '',
  ' ',
  'x'.repeat(LONG),
  'كلمة '.repeat(LONG / 5),
  '\u202Egnp.exe',
  '👩‍👩‍👧‍👦🪟'.repeat(20),
  '<img src=x data-injected onerror="alert(1)"><script>alert(1)</script><b data-injected>bold</b>',
  'javascript:alert(1)',
  '&lt;b&gt; &amp;amp; &#0;',
  '\uD800',
  'constructor',
  '../..//evil.example',
] as const;

/** Texts and values that are no number of the shop. */
const NO_NUMBERS = ['NaN', 'Infinity', '12,5', '', 'many', '120', '-1', '1e999', true] as const;
const NUMBERS = [-1, 0, -0, 0.1 + 0.2, 1e21, 2 ** 53, -1e9, 99_999_999] as const;
const DATES = ['yesterday', '0000-00-00', '9999-99-99T99:99:99Z', '', 1e20, 1_762_333_200] as const;
const OTHER_TYPES = [null, true, 7, 'text', [], {}, [[]], [null], { message: 'text' }] as const;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

function ofSameKind(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...NO_NUMBERS, ...NUMBERS];
  if (typeof value === 'string') return ISO_DATE.test(value) ? [...DATES, ...TEXTS] : TEXTS;
  if (typeof value === 'boolean') return ['true', 1, 'no'];
  if (!Array.isArray(value)) return [];
  const items: unknown[] = value;
  // Duplicate ids, a hole, more than a screen shows, and the items alone.
  return [[...items, ...items], [...items, null], Array(60).fill(items[0] ?? 'item'), items[0]];
}

/** What a value may become. */
const changesOf = (value: unknown): readonly unknown[] => [
  REMOVED,
  ...OTHER_TYPES,
  ...ofSameKind(value),
];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]));
  return [path, ...inside];
}

const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);

function replaceAt(document: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next === REMOVED ? {} : next;
  const copy = Array.isArray(document)
    ? Array.from<unknown>(document)
    : { ...(document as object) };
  const record = copy as Record<string, unknown>;
  if (rest.length === 0 && next === REMOVED) Reflect.deleteProperty(record, key);
  else record[key] = replaceAt(record[key], rest, next);
  return copy;
}

/** Applies changes to a valid response, one after the other. */
export function mutate(document: unknown, mutations: readonly Mutation[]): unknown {
  return mutations.reduce<unknown>((current, { place, choice }) => {
    const paths = pathsIn(current);
    const path = paths[place % paths.length] ?? [];
    const changes = changesOf(valueAt(current, path));
    return replaceAt(current, path, changes[choice % changes.length]);
  }, document);
}

const MAX_CHANGES = 4;

/** One to four changes of a response. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({ place: fc.nat({ max: 9_999 }), choice: fc.nat({ max: 9_999 }) }),
  { minLength: 1, maxLength: MAX_CHANGES },
);

/** Texts of every kind that a catalogue or customer may have. */
export const HARD_TEXTS = TEXTS.filter((text) => text.length > 20);

/** Fields that identify, link or sort instead of being shown. */
const NOT_SHOWN =
  /^(lang|key|status|soldAs|role)$|id$|url$|path$|image|slug|symbol|currency|(At|date|time)$/i;

/** Replaces every text that a response shows. */
export function replaceTexts(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text, key));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, child]) => [name, replaceTexts(child, text, name)]),
    );
  }
  return typeof value === 'string' && !NOT_SHOWN.test(key) ? text : value;
}
