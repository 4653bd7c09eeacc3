import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/contract/common.ts';
import type { HydrationPayload, RenderedPage, StyleChunk } from '../../src/contract/render.ts';
import { LANGUAGES } from '../rules/language.ts';
import { documentOf } from './language.ts';

/** The built document of a language, split where the parts of a rendered page are inserted. */
export interface Template {
  beforeHeadEnd: string;
  betweenHeadAndRoot: string;
  afterRoot: string;
  /** The build's style sheet, which is small enough to be inlined. */
  css: string;
  /** Scripts that are part of the document. */
  scripts: ReadonlySet<string>;
  /** Scripts of each route's chunk, with those of its texts in the language. English ones are in the chunks. */
  scriptsOf: (chunk: string) => readonly string[];
}

const STYLE_SHEET = /<link href="([^"]+\.css)" rel="stylesheet"\s*\/?>/;
const CSS_COMMENT = /\/\*.*?\*\//gs;
const ROOT = /<div id="?root"?><\/div>/;
const HEAD_END = '</head>';
const PRIORITY_IMAGE = /fetchpriority="high"/i;

interface BuildManifest {
  routes: Record<string, string[]>;
}

/** The template of every language. */
export type Templates = Readonly<Record<Language, Template>>;

async function readTemplate(distDir: string, language: Language): Promise<Template> {
  const document = documentOf(language);
  const html = await readFile(join(distDir, document), 'utf8');
  const manifest = await readFile(join(distDir, 'build.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as BuildManifest;
  const chunks = new Map(Object.entries(routes));
  const sheet = STYLE_SHEET.exec(html);
  const page = html.replace(STYLE_SHEET, '');
  const root = ROOT.exec(page);
  const headEnd = page.indexOf(HEAD_END);
  if (sheet?.[1] === undefined || root === null || headEnd === -1) {
    throw new Error(`${document} has no style sheet, head or root element.`);
  }
  const css = await readFile(join(distDir, sheet[1]), 'utf8');
  return {
    beforeHeadEnd: page.slice(0, headEnd),
    betweenHeadAndRoot: page.slice(headEnd, root.index),
    afterRoot: page.slice(root.index + root[0].length),
    css: css.replaceAll(CSS_COMMENT, ''),
    scripts: new Set(chunks.get('main')),
    scriptsOf: (chunk) => {
      const names = language === 'ar' ? ['arabic', chunk] : [chunk];
      return names.flatMap((name) => chunks.get(name) ?? []);
    },
  };
}

/** @throws Error when the build does not match this version of the server */
export async function readTemplates(distDir: string): Promise<Templates> {
  const entries = LANGUAGES.map(
    async (language) => [language, await readTemplate(distDir, language)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Templates;
}

/** JSON for a script element, which an escaped `<` cannot end. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Style element in the format of Emotion's `constructStyleTagsFromChunks`.
 * `data-s` marks it as one in the head already; Emotion moves all others there (`src/app/ssr/keepServerStyles.ts`).
 */
function styleElement({ key, ids, css }: StyleChunk): string {
  return `<style data-s data-emotion="${key} ${ids.join(' ')}">${css}</style>`;
}

/**
 * Starts the largest script before the smaller ones, at the same priority, for a page whose first view waits for scripts: over
 * HTTP/1.1 it would be the seventh request of a browser with six connections (LCP of `/ar/Checkout` 4.8 s instead of 4.2 s).
 * Not beside an image of high priority, which would arrive 90 ms later.
 */
function preloadMainScript({ scripts }: Template, body: string | undefined): string {
  const main = [...scripts].at(-1);
  if (main === undefined || PRIORITY_IMAGE.test(body ?? '')) return '';
  return `<link rel="preload" as="script" fetchpriority="low" href="/${main}">`;
}

export interface Page {
  html: string;
  /** Contents of the inline style elements, for the content security policy. */
  styles: string[];
}

/**
 * Inserts a rendered page into the template: critical CSS in the head, the hydration payload and the scripts of the
 * language and the route after the markup. A page without markup keeps its empty root.
 */
export function fillTemplate(templates: Templates, rendered: RenderedPage, origin: string): Page {
  const template = templates[rendered.language];
  const { head, body, styles, cache, chunk } = rendered;
  const payload: HydrationPayload = { origin, cache };
  const scripts = [...new Set(template.scriptsOf(chunk))].filter(
    (file) => !template.scripts.has(file),
  );
  const html = [
    template.beforeHeadEnd,
    head,
    preloadMainScript(template, body),
    `<style>${template.css}</style>`,
    ...styles.map(styleElement),
    template.betweenHeadAndRoot,
    `<div id="root">${body ?? ''}</div>`,
    body !== undefined &&
      `<script type="application/json" id="hydration-payload">${toInlineJson(payload)}</script>`,
    ...scripts.map((file) => `<script defer src="/${file}"></script>`),
    template.afterRoot,
  ];
  return {
    html: html.filter((part) => part !== false).join(''),
    styles: [template.css, ...styles.map(({ css }) => css)],
  };
}
