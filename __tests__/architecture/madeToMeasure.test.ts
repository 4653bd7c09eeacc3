import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const FOLDER = 'src/lib/madeToMeasure';
/** What the browser may load to calculate prices; the build minifies it besides. */
const MAX_BYTES = 10_000;

describe('the calculation of finished windows', () => {
  it(`has at most ${MAX_BYTES} bytes with Brotli`, () => {
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    };
    const code = readdirSync(FOLDER).map(
      (file) =>
        ts.transpileModule(readFileSync(`${FOLDER}/${file}`, 'utf8'), { compilerOptions })
          .outputText,
    );
    expect(brotliCompressSync(code.join('')).length).toBeLessThanOrEqual(MAX_BYTES);
  });
});
