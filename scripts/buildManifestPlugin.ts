import type { ChunkGroup, Compiler } from 'webpack';
import { readBuildSettings } from './buildSettings.ts';

const NAME = 'BuildManifestPlugin';

const scriptsOf = (group: ChunkGroup) => group.getFiles().filter((file) => file.endsWith('.js'));

/**
 * Emits `build.json` with the scripts of every route chunk, for the budget check, and the build settings, to detect that
 * they changed.
 */
export class BuildManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const groups = [...compilation.namedChunkGroups];
        const routes = Object.fromEntries(groups.map(([name, group]) => [name, scriptsOf(group)]));
        const manifest = JSON.stringify({ settings: readBuildSettings(), routes }, null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(manifest));
      });
    });
  }
}
