import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** A row of the glossary. */
interface Entry {
  thing: string;
  wanted: string[];
  replaced: string[];
}

/** Files with texts that customers read; words of searches are in `server/search` and `server/rules`. */
const texts = globSync([
  'src/**/*messages*.ts',
  'src/content/**/*.ts',
  'design/**/*.{ts,tsx}',
  'server/messages/**/*.ts',
  'server/mail/**/*.ts',
  'server/pages/**/*.ts',
  'server/seed/content/**/*.ts',
]).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const wordsIn = (cell: string): string[] => cell.split('،').map((word) => word.trim());

const glossary = [
  ...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
].flatMap(([, thing = '', wanted = '', replaced = '']): Entry[] => {
  const isRow = /[\p{Script=Arabic}%]/u.test(wanted + replaced);
  return isRow ? [{ thing, wanted: wordsIn(wanted), replaced: wordsIn(replaced) }] : [];
});

/** What Arabic writes as one with the word that follows it. */
const PREFIX = '(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)';

/** Matches a word of the glossary as a whole word. */
function patternOf(word: string): RegExp {
  const letters = word.replaceAll('…', String.raw`[\p{L}\p{M}]*`).replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${PREFIX}${letters}(?![\p{L}\p{M}])`, 'gu');
}

/** Replaced words of an entry in a text, which may be part of the wanted ones («دون» of «من دون»). */
function replacedIn(text: string, { wanted, replaced }: Entry): string[] {
  const others = wanted.reduce((rest, word) => rest.replace(patternOf(word), ''), text);
  return replaced.flatMap((word) => others.match(patternOf(word)) ?? []);
}

describe('the glossary', () => {
  it('has a row for each thing, with each word once', () => {
    const wanted = glossary.flatMap((entry) => entry.wanted);
    expect(glossary.length).toBeGreaterThan(50);
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(new Set(glossary.map(({ thing }) => thing)).size).toBe(glossary.length);
  });

  it.each([
    ['تُستعمل الأقمشة', 'use'],
    ['وبلا وصلات', 'seam'],
    ['خيط دون بطانة', 'without'],
    ['في مشغلنا', 'workroom'],
  ])('finds a replaced word in «%s»', (text, thing) => {
    const found = glossary.filter((entry) => replacedIn(text, entry).length > 0);
    expect(found.map((entry) => entry.thing)).toEqual([thing]);
  });

  it.each(['من دون بطانة', 'وصلتنا الدفعة', 'يُرجى الانتظار', 'مستخدم'])(
    'finds nothing in «%s»',
    (text) => {
      expect(glossary.flatMap((entry) => replacedIn(text, entry))).toEqual([]);
    },
  );

  it.each(glossary)('is followed by every text: $thing', (entry) => {
    const found = texts.flatMap(({ file, text }) =>
      replacedIn(text, entry).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
