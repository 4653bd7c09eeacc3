import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Linter, type ESLint } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { projectLint } from '../support/projectLint.ts';

const HEAD = `
import type { ReactNode } from 'react';
declare const t: (text: string) => string;
declare const count: number | undefined;
declare const isBusy: boolean;
declare const icon: ReactNode;
`;
const inElement = (children: string) => `export const element = <p>${children}</p>;`;

const REFUSED = [
  inElement("<b />{t('a')}"),
  inElement("{isBusy && <b />}{t('a')}"),
  inElement('{count}<b />'),
  inElement("{t('a')} {t('b')}"),
  inElement("{isBusy ? <b /> : t('a')}<i />"),
  inElement('<b /> · {icon}'),
  "export const element = <>{t('a')}</>;",
  "export function Price() { return t('a'); }",
];
const ACCEPTED = [
  inElement("{t('a')}"),
  inElement("{isBusy ? <b /> : t('a')}"),
  inElement("<b /> <span>{t('a')}</span>"),
  inElement("{isBusy && <b />}{' '}{icon}"),
  inElement("{isBusy && ' '}<b />"),
  "export function priceText() { return t('a'); }",
];

let folder: string;
let program: ts.Program;
let plugins: Record<string, ESLint.Plugin>;
const files = new Map<string, string>();
const linter = new Linter();

beforeAll(async () => {
  const config: unknown = await projectLint.calculateConfigForFile('src/features/new/New.tsx');
  ({ plugins } = config as { plugins: Record<string, ESLint.Plugin> });
  // Below the packages, where the types of React are found.
  const parent = path.resolve(import.meta.dirname, '../../coverage');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, 'texts-'));
  [...REFUSED, ...ACCEPTED].forEach((code, index) => {
    const file = path.join(folder, `case${index}.tsx`);
    writeFileSync(file, HEAD + code);
    files.set(code, file);
  });
  program = ts.createProgram([...files.values()], { jsx: ts.JsxEmit.ReactJSX, strict: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How many texts of the code are reported. */
function report(code: string): number {
  const messages = linter.verify(
    HEAD + code,
    {
      files: ['**/*.tsx'],
      plugins,
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [program] },
      },
      rules: { 'texts/alone': 'error' },
    },
    files.get(code) ?? '',
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length;
}

describe('lint of texts beside other children', () => {
  it.each(REFUSED)('refuses %s', (code) => {
    expect(report(code)).toBeGreaterThan(0);
  });

  it.each(ACCEPTED)('accepts %s', (code) => {
    expect(report(code)).toBe(0);
  });
});
