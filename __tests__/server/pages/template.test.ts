import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readTemplate } from '../../../server/pages/template';

const LOCAL = "@font-face {\n  font-family: 'A Fallback';\n  src: local('B');\n}";
const ASCII =
  '@font-face {\n  src: url(/assets/a.1.woff2) format("woff2");\n  unicode-range: U+20-7E;\n}';
const OTHERS =
  '@font-face {\n  src: url(/assets/a.2.woff2) format("woff2");\n  unicode-range: U+A1-A8;\n}';

const PAGE =
  '<html><head><link href="/assets/main.css" rel="stylesheet"/></head><body><div id="root"></div><p></body></html>';

let folder: string;

function write(html: string): void {
  writeFileSync(join(folder, 'index.html'), html);
  const routes = { main: ['assets/main.js'], HomePage: ['assets/main.js', 'assets/home.js'] };
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ routes }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel template '));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'assets/main.css'),
    `/* Why. */\n${LOCAL}\n${ASCII}\n${OTHERS}\nb{color:tan}`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the template of pages', () => {
  it('is taken apart where a page is put in', async () => {
    write(PAGE);
    const template = await readTemplate(folder);
    expect(template).toMatchObject({
      beforeHeadEnd: '<html><head>',
      betweenHeadAndRoot: '</head><body>',
      afterRoot: '<p></body></html>',
    });
    expect([...template.scripts]).toEqual(['assets/main.js']);
    expect(template.chunkScripts.get('HomePage')).toEqual(['assets/main.js', 'assets/home.js']);
  });

  it('has the letters to be fetched apart from those of the machine', async () => {
    write(PAGE);
    const { css, fontFaces, fonts } = await readTemplate(folder);
    expect(css.trim().split(/\n{2,}/)).toEqual([LOCAL, 'b{color:tan}']);
    expect(fontFaces).toBe(ASCII + OTHERS);
    expect(fonts).toEqual(['/assets/a.1.woff2']);
  });

  it('is refused when the build is another one', async () => {
    write('<html><head></head><body><div id="root"></div></body></html>');
    await expect(readTemplate(folder)).rejects.toThrow('no style sheet');
  });
});
