import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProgram } from '../support/runProgram';

/** Builds the loader of catalogs with the rules of the storefront, without its plugins and minification. */
const BUILD = `
  import webpack from 'webpack';
  import config from './webpack.config.js';
  const [storefront] = config({}, { mode: 'production' });
  const compiler = webpack({
    ...storefront,
    entry: './src/app/i18n/loadCatalog.ts',
    plugins: [],
    optimization: { minimize: false },
    output: { ...storefront.output, path: process.env.OUTPUT },
  });
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error ?? stats.toString({ all: false, errors: true }));
      process.exitCode = 1;
    }
  });
`;

describe('the chunk of the Arabic messages', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'sadeel-messages-'));
  let chunks: { name: string; code: string }[] = [];
  beforeAll(async () => {
    const { code, err } = await runProgram('--input-type=module', ['--eval', BUILD], {
      OUTPUT: output,
    });
    expect([code, err]).toEqual([0, '']);
    const folder = path.join(output, 'assets');
    chunks = readdirSync(folder).map((name) => ({
      name,
      code: readFileSync(path.join(folder, name), 'utf8'),
    }));
  });
  afterAll(() => rmSync(output, { recursive: true }));

  it('holds all of them, compiled and without the English ones', () => {
    const arabic = chunks.find(({ name }) => name.startsWith('arabic'))?.code ?? '';
    expect(arabic).toContain('الأسئلة الشائعة');
    expect(arabic).not.toContain('{page, plural');
    expect(arabic).not.toContain('Frequently asked questions');
  });

  it('is the only one with Arabic letters', () => {
    const withArabic = chunks.filter(({ code }) => /\p{Script=Arabic}/u.test(code));
    expect(withArabic.map(({ name }) => name.split('.')[0])).toEqual(['arabic']);
  });
});
