import path from 'node:path';
import type { ChunkGroup, Compiler } from 'webpack';
import { readBuildSettings } from './buildSettings.ts';

const NAME = 'BuildManifestPlugin';

const scriptsOf = (group: ChunkGroup) => group.getFiles().filter((file) => file.endsWith('.js'));

/** Chunks that are found by their own name: the Arabic messages (src/app/i18n/loadCatalog.ts), what the service worker precaches (precacheList.ts). */
const NAMED = new Set(['arabic', 'late', 'windows-form', 'windows-stored']);

/** Name of a chunk group: of the entry, of the page that a route imports, or its own. */
function nameOf(group: ChunkGroup): string[] {
  if (group.isInitial()) return [group.name ?? ''];
  if (NAMED.has(group.name ?? '')) return [group.name ?? ''];
  const request = group.origins
    .map((origin) => origin.request)
    // A worker has none.
    .find((text?: string) => text?.startsWith('@/pages/') === true);
  return request === undefined ? [] : [path.basename(request)];
}

/**
 * Emits `build.json` with the scripts of the entry, of every page and of the Arabic messages, for the server and the budget check, and the build
 * settings, to detect that they changed.
 */
export class BuildManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const routes = Object.fromEntries(
          compilation.chunkGroups.flatMap((group) =>
            nameOf(group).map((name) => [name, scriptsOf(group)]),
          ),
        );
        const manifest = JSON.stringify({ settings: readBuildSettings(), routes }, null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(manifest));
      });
    });
  }
}
