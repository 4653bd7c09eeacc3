import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../src/contract/render.ts';
import { readTemplate } from './template.ts';
import type { Template } from './template.ts';

/** What pages are made with. */
export interface Workshop {
  template: Template;
  render: RenderPage;
}

/**
 * Reads the built storefront and its render bundle, which lies beside it in `<distDir>-render`.
 * @returns `undefined` without a bundle
 * @throws Error when the two do not fit
 */
export async function openWorkshop(distDir: string): Promise<Workshop | undefined> {
  const bundle = resolve(`${distDir}-render`, 'render.mjs');
  if (!existsSync(bundle)) return undefined;
  const template = await readTemplate(distDir);
  const module = (await import(pathToFileURL(bundle).href)) as { renderPage: RenderPage };
  return { template, render: module.renderPage };
}
