import { createHash } from 'node:crypto';
import { textOfHtml } from '../rules/textOfHtml.ts';
import { latinDigits, parseNumber } from './numbers.ts';
import type { Rule, RuleObject } from './mapping.ts';

/** The value of a column in a row; '' when the row has none. */
export type ValueOf = (row: number, column: string) => string;

const MAX_SLUG = 120;
const HASH_LENGTH = 10;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/**
 * A text as an id: lower-case Latin letters, digits and hyphens. Letters of other scripts are left out and become a hash at the
 * end, so that different names stay different.
 */
function slugOf(text: string): string {
  const plain = latinDigits(text.normalize('NFKD')).toLowerCase();
  const slug = plain
    .replaceAll('&', ' and ')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-|-$/g, '');
  if (!OTHER_LETTER.test(plain)) return slug;
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, HASH_LENGTH);
  return `${slug.slice(0, MAX_SLUG - HASH_LENGTH - 1) || 'x'}-${hash}`;
}

/** Whether a row has the values of some columns, in any case. */
export function matches(row: number, when: RuleObject['when'], valueOf: ValueOf): boolean {
  return Object.entries(when ?? {}).every(([column, allowed]) =>
    [allowed].flat().some((one) => one.toLowerCase() === valueOf(row, column).toLowerCase()),
  );
}

function isAbove(value: string, other: string): boolean {
  const [one, two] = [parseNumber(value), parseNumber(other)];
  return typeof one === 'number' && typeof two === 'number' && one > two;
}

function changed(value: string, { prefix = '', html, slug, values }: RuleObject): string {
  const text = html === true ? textOfHtml(value) : value;
  if (text === '') return '';
  const translated = values?.[text] ?? values?.['*'] ?? text;
  const whole = `${prefix}${translated}`;
  return slug === true ? slugOf(whole) : whole;
}

function splitBy(value: string, split: RuleObject['split'] = []): string[] {
  return [split]
    .flat()
    .reduce((parts, separator) => parts.flatMap((part) => part.split(separator)), [value])
    .map((part) => part.trim())
    .filter(Boolean);
}

function valueOfRule(rule: RuleObject, rows: readonly number[], valueOf: ValueOf): string {
  const values = rows.flatMap((row) => {
    if (!matches(row, rule.when, valueOf)) return [];
    const raw =
      rule.value ??
      (rule.join ?? [rule.column ?? ''])
        .map((column) => valueOf(row, column))
        .filter(Boolean)
        .join(rule.with ?? ' ');
    if (rule.above !== undefined && !isAbove(raw, valueOf(row, rule.above))) return [];
    return splitBy(raw, rule.split);
  });
  const value = [...new Set(values)][(rule.nth ?? 1) - 1] ?? '';
  return changed(value, rule);
}

/** The value that a rule gives for the rows of a product. */
export function mappedValue(rule: Rule, rows: readonly number[], valueOf: ValueOf): string {
  for (const one of [rule].flat()) {
    const value = valueOfRule(typeof one === 'string' ? { column: one } : one, rows, valueOf);
    if (value !== '') return value;
  }
  return '';
}
