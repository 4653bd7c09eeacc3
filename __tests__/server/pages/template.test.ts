import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fillTemplate, readTemplates } from '../../../server/pages/template';
import type { RenderedPage } from '../../../src/contract/render';

const LOCAL = "@font-face {\n  font-family: 'A Fallback';\n  src: local('B');\n}";
const PAGE =
  '<html><head><link href="/assets/main.css" rel="stylesheet"/></head><body><div id="root"></div><p></body></html>';

let folder: string;

function write(html: string): void {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'ar/index.html'), html.replace('<html>', '<html dir=rtl>'));
  const routes = {
    main: ['assets/main.js'],
    HomePage: ['assets/main.js', 'assets/home.js'],
    arabic: ['assets/arabic.js'],
  };
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
    expect(template.scriptsOf('HomePage')).toEqual(['assets/main.js', 'assets/home.js']);
    expect(ar.scriptsOf('HomePage')).toEqual([
      'assets/arabic.js',
      'assets/main.js',
      'assets/home.js',
    ]);
  });

  it('is rejected without a style sheet', async () => {
    write('<html><head></head><body><div id="root"></div></body></html>');
    await expect(readTemplates(folder)).rejects.toThrow('no style sheet');
  });

  it.each([
    ['<h1>Checkout</h1>', true],
    ['<img fetchPriority="high" src="/media/hero.avif">', false],
    [undefined, true],
  ])('preloads the main script unless an image comes first: %s', async (body, isPreloaded) => {
    write(PAGE);
    const rendered: RenderedPage = {
      language: 'en',
      status: 200,
      head: '',
      body,
      styles: [],
      cache: { queries: {}, provided: { tags: {}, keys: {} } },
      chunk: 'HomePage',
    };
    const { html } = fillTemplate(await readTemplates(folder), rendered, 'https://shop.example');
    expect(/<link rel="preload"[^>]*main\.js">/.test(html)).toBe(isPreloaded);
  });
});
