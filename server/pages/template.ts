import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHandover, RenderedPage, StyleBlock } from '../../src/contract/render.ts';

/** The storefront's page as it was built, taken apart where a rendered page is put in. */
export interface Template {
  beforeHeadEnd: string;
  betweenHeadAndRoot: string;
  afterRoot: string;
  /** The build's own style sheet, so small that it travels with the page; without the fonts. */
  css: string;
  /** The rest of that sheet: what belongs to the letters that have to be fetched. */
  fontFaces: string;
  /** Addresses of the fonts with the letters of the shop's own words. */
  fonts: readonly string[];
  /** Scripts in the page already. */
  scripts: ReadonlySet<string>;
  /** Scripts of each page's chunk. */
  chunkScripts: ReadonlyMap<string, readonly string[]>;
}

const STYLE_SHEET = /<link href="([^"]+\.css)" rel="stylesheet"\/>/;
/** What a style sheet has for its readers. */
const COMMENTS = /\/\*.*?\*\//gs;
/** A font from an address, not one of the machine. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** A font that has the letters of ASCII. */
const FONT = /url\(([^)]+\.woff2)\)[^}]*unicode-range:\s*U\+20-7E\b/g;
const ROOT = /<div id="?root"?><\/div>/;
const HEAD_END = '</head>';

interface BuildManifest {
  routes: Record<string, string[]>;
}

/** @throws Error when the build is not one of this version */
export async function readTemplate(distDir: string): Promise<Template> {
  const html = await readFile(join(distDir, 'index.html'), 'utf8');
  const manifest = await readFile(join(distDir, 'build.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as BuildManifest;
  const sheet = STYLE_SHEET.exec(html);
  const page = html.replace(STYLE_SHEET, '');
  const root = ROOT.exec(page);
  const headEnd = page.indexOf(HEAD_END);
  if (sheet?.[1] === undefined || root === null || headEnd === -1) {
    throw new Error('dist/index.html has no style sheet, head or root element.');
  }
  const css = (await readFile(join(distDir, sheet[1]), 'utf8')).replaceAll(COMMENTS, '');
  return {
    beforeHeadEnd: page.slice(0, headEnd),
    betweenHeadAndRoot: page.slice(headEnd, root.index),
    afterRoot: page.slice(root.index + root[0].length),
    css: css.replaceAll(FONT_FACE, ''),
    fontFaces: (css.match(FONT_FACE) ?? []).join(''),
    fonts: [...css.matchAll(FONT)].flatMap(([, address = '']) => address),
    scripts: new Set(routes['main']),
    chunkScripts: new Map(Object.entries(routes)),
  };
}

/** JSON inside a script element: a `<` cannot end the element when it is an escape. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface Page {
  /** The page in the pieces in which it is sent: the first view before all else, where the rest can be told from it. */
  pieces: string[];
  /** Contents of the inline style elements, for the content policy. */
  styles: string[];
  /** Contents of the inline scripts, likewise. */
  scripts: string[];
}

function styleElement({ name, css }: StyleBlock): string {
  // `data-s` says that they need not be carried to the head.
  const names = name === undefined ? '' : ` data-emotion="${name}" data-s`;
  return `<style${names}>${css}</style>`;
}

/** The fold as `components/Fold.tsx` has it, filled. */
function foldElement(styles: StyleBlock[], script: string): string {
  return `<div data-fold hidden>${styles.map(styleElement).join('')}<script>${script}</script></div>`;
}

/**
 * The whole page: styles in the head, the answers behind the markup and the scripts last, so that pictures and letters of
 * the first view are asked for before them; without markup an empty root. Behind a first view that goes ahead come the
 * fonts, since browsers would hold it back for them.
 */
export function fillTemplate(template: Template, rendered: RenderedPage, origin: string): Page {
  const scripts = (template.chunkScripts.get(rendered.chunk) ?? [])
    .filter((file) => !template.scripts.has(file))
    .map((file) => `<script defer src="/${file}"></script>`)
    .join('');
  const handover: PageHandover = { origin, answers: rendered.answers };
  const { body, rest } = rendered;
  const fonts = { css: template.fontFaces };
  const headStyles = [{ css: template.css }, ...rendered.styles, ...(rest ? [] : [fonts])];
  const foldStyles = rest ? [rest.styles, fonts] : [];
  const firstView = [
    template.beforeHeadEnd,
    rendered.head,
    ...headStyles.map(styleElement),
    template.betweenHeadAndRoot,
    `<div id="root">${body ?? ''}`,
  ].join('');
  const remainder = [
    rest ? foldElement(foldStyles, rest.script) + rest.body : '',
    '</div>',
    ...(rest ? template.fonts : []).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    body === undefined
      ? ''
      : `<script type="application/json" id="handover">${toInlineJson(handover)}</script>`,
    scripts,
    template.afterRoot,
  ].join('');
  return {
    pieces: rest ? [firstView, remainder] : [firstView + remainder],
    styles: [...headStyles, ...foldStyles].map(({ css }) => css),
    scripts: rest ? [rest.script] : [],
  };
}
