import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readTemplates } from '../../../server/pages/template';

const LOCAL = "@font-face {\n  font-family: 'A Fallback';\n  src: local('B');\n}";
const PAGE =
  '<html><head><link href="/assets/main.css" rel="stylesheet"/></head><body><div id="root"></div><p></body></html>';

let folder: string;

function write(html: string): void {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'ar/index.html'), html.replace('<html>', '<html dir=rtl>'));
  const routes = { main: ['assets/main.js'], HomePage: ['assets/main.js', 'assets/home.js'] };
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ routes }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel template '));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'ar'));
  writeFileSync(join(folder, 'assets/main.css'), `/* Why. */${LOCAL}b{color:tan}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the page template', () => {
  it('is the document of each language with the style sheet inlined, split at the insertion points', async () => {
    write(PAGE);
    const { en: template, ar } = await readTemplates(folder);
    expect(template).toMatchObject({
      beforeHeadEnd: '<html><head>',
      betweenHeadAndRoot: '</head><body>',
      afterRoot: '<p></body></html>',
    });
    expect(ar.beforeHeadEnd).toBe('<html dir=rtl><head>');
    expect(template.css).toBe(`${LOCAL}b{color:tan}`);
    expect([...template.scripts]).toEqual(['assets/main.js']);
    expect(template.chunkScripts.get('HomePage')).toEqual(['assets/main.js', 'assets/home.js']);
  });

  it('preloads in Arabic the first subset of each font that never swaps', async () => {
    const face = (url: string, display: string, range: string) =>
      `@font-face {\n  font-display: ${display};\n  src: url(/assets/${url}) format('woff2');\n  unicode-range:\n    ${range};\n}`;
    const css = [
      face('latin.woff2', 'swap', 'U+20-7E'),
      face('arabic.woff2', 'optional', 'U+20, U+A0'),
      face('digits.woff2', 'optional', 'U+20-7E, U+A0'),
      face('rest.woff2', 'optional', 'U+A1-A8'),
    ];
    writeFileSync(join(folder, 'assets/main.css'), css.join('\n'));
    write(PAGE);
    const { en, ar } = await readTemplates(folder);
    expect(en.fontLinks).toBe('');
    const urls = [...ar.fontLinks.matchAll(/href="([^"]*)" crossorigin/g)].map(([, url]) => url);
    expect(urls).toEqual(['/assets/arabic.woff2', '/assets/digits.woff2']);
  });

  it('is rejected without a style sheet', async () => {
    write('<html><head></head><body><div id="root"></div></body></html>');
    await expect(readTemplates(folder)).rejects.toThrow('no style sheet');
  });
});
