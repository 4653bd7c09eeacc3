import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it, jest } from '@jest/globals';
import * as arabic from '../../server/messages/ar/index.ts';
import * as english from '../../server/messages/en/index.ts';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';

type Tree = { id: string; message: string } | { [key: string]: Tree };

interface Entry {
  id: string;
  english: string;
  /** Key of the module's record that holds it. */
  key: string;
  /** Name of that record. */
  record: string;
}

interface MessagesModule {
  file: string;
  entries: Entry[];
}

const SIX_FORMS = ['few', 'many', 'one', 'other', 'two', 'zero'];
/** Latin words that Arabic texts contain as they are. */
const LATIN_WORDS = new Set([
  'AED',
  'Alt',
  'OTP',
  'T',
  'PayPal',
  'Stripe',
  'Visa',
  'Mastercard',
  'Apple',
  'Google',
  'Pay',
  'Sadeel',
  'WhatsApp',
  'ZIP',
]);

function entriesOf(record: string, tree: Tree, key?: string): Entry[] {
  if (typeof tree.message === 'string' && typeof tree.id === 'string') {
    return [{ id: tree.id, english: tree.message, key: key ?? '', record }];
  }
  return Object.entries(tree as Record<string, Tree>).flatMap(([name, child]) =>
    entriesOf(record, child, key ?? name),
  );
}

function readModule(file: string): MessagesModule {
  const exported = jest.requireActual<Record<string, Tree>>(path.resolve(file));
  return {
    file,
    entries: Object.entries(exported).flatMap(([name, tree]) => entriesOf(name, tree)),
  };
}

/** A source file with the modules of messages that it imports. */
function readSource(file: string) {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(.*\/messages)'/g)].map(([, name = '']) =>
    name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(file), name),
  );
  return { text, imported: new Set(imported.map((name) => `${name}.ts`)) };
}

const modules = globSync('src/**/messages.ts').map(readModule);
const entries = modules.flatMap((module) => module.entries);

/** Names of the placeholders, and the forms of each plural. */
function outline(message: CompiledMessage): { names: string[]; plurals: string[][] } {
  const names: string[] = [];
  const plurals: string[][] = [];
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, type, format] = token;
    names.push(name);
    if (typeof format !== 'object' || format === null) continue;
    const choices = Object.entries(format).filter(([, choice]) => Array.isArray(choice));
    if (type === 'plural') plurals.push(choices.map(([form]) => form));
    for (const [, choice] of choices) {
      const inner = outline(choice as CompiledMessage);
      names.push(...inner.names);
      plurals.push(...inner.plurals);
    }
  }
  return { names: [...new Set(names)].sort(), plurals };
}

/** Text without placeholders and the syntax of plurals. */
function wordsOf(message: CompiledMessage): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token;
      const choices = Object.values((token[2] ?? {}) as Record<string, unknown>);
      return choices
        .map((one) => (Array.isArray(one) ? wordsOf(one as CompiledMessage) : ''))
        .join(' ');
    })
    .join('');
}

describe('the English messages', () => {
  it('have unique ids', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are valid ICU messages without #, which would group thousands', () => {
    const compiled = entries.map(({ english }) => JSON.stringify(compileMessageOrThrow(english)));
    expect(compiled.filter((text) => text.includes('"#"'))).toEqual([]);
  });

  it('are used', () => {
    const sources = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !/\.stories\.|messages(\.ar)?\.ts$/.test(file))
      .map((file) => readSource(file));
    const unused = modules.flatMap(({ file, entries: own }) => {
      const importers = sources.filter(({ imported }) => imported.has(file));
      return own.filter(
        // A key, or a record that is indexed by a value, such as `unitMessages[soldAs]`.
        ({ key, record }) =>
          !importers.some(({ text }) => new RegExp(`\\b${key}\\b|\\b${record}\\[`).test(text)),
      );
    });
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe('the attributes of products', () => {
  it.each([
    ['en', english.attributes, (id: string) => entries.find((one) => one.id === id)?.english],
    ['ar', arabic.attributes, (id: string) => arabicCatalog[id]],
  ] as const)(
    'have the same texts on pages and in what the server writes (%s)',
    (_, server, textOf) => {
      const { names, yes, no, noShrinkage, noStock, ...values } = server;
      const facts = { ...names, sidewaysYes: yes, sidewaysNo: no, noShrinkage, noStock };
      const shown = Object.entries(values).flatMap(([name, texts]) =>
        typeof texts === 'function'
          ? []
          : Object.entries(texts).map(([id, text]) => [`products.attributes.${name}.${id}`, text]),
      );
      const pairs = [
        ...shown,
        ...Object.entries(facts).map(([id, text]) => [`products.facts.${id}`, text]),
      ];
      expect(pairs.length).toBeGreaterThan(60);
      expect(pairs.map(([id = '']) => [id, textOf(id)])).toEqual(pairs);
    },
  );
});

describe('the Arabic messages', () => {
  const pairs = entries.map((entry) => ({ ...entry, arabic: arabicCatalog[entry.id] ?? '' }));
  const offenders = (isWrong: (pair: { english: string; arabic: string }) => boolean) =>
    pairs.filter(isWrong).map(({ id, arabic }) => `${id}: ${arabic}`);

  it('are all in the catalog, and nothing else is', () => {
    expect(pairs.map(({ id }) => id).sort()).toEqual(Object.keys(arabicCatalog).sort());
    expect(pairs).not.toEqual([]);
  });

  it('have a text each', () => {
    expect(
      offenders(({ english, arabic }) => arabic.trim() === '' && english.trim() !== ''),
    ).toEqual([]);
  });

  it('have the placeholders of the English ones', () => {
    const namesIn = (text: string) => outline(compileMessageOrThrow(text)).names.join();
    expect(offenders(({ english, arabic }) => namesIn(english) !== namesIn(arabic))).toEqual([]);
  });

  it('have all six forms where English has a singular', () => {
    const isCounted = (text: string) =>
      outline(compileMessageOrThrow(text)).plurals.some((forms) => forms.includes('one'));
    const hasAllForms = (text: string) =>
      outline(compileMessageOrThrow(text)).plurals.some((forms) =>
        SIX_FORMS.every((form) => forms.includes(form)),
      );
    expect(offenders(({ english, arabic }) => isCounted(english) && !hasAllForms(arabic))).toEqual(
      [],
    );
  });

  it('have no Latin words or punctuation', () => {
    const isLatin = (text: string) => {
      const words = wordsOf(compileMessageOrThrow(text)).replace(/\S+@\S+/g, '');
      return (
        [...words.matchAll(/[A-Za-z]+/g)].some(([word]) => !LATIN_WORDS.has(word)) ||
        /[?;,](?!\d)/.test(words)
      );
    };
    expect(offenders(({ arabic }) => isLatin(arabic))).toEqual([]);
  });
});
