/** Writes `routes.json`: for every named route chunk the scripts it needs, for the budget check. */
export class RouteManifestPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RouteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RouteManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const scripts = (group) => group.getFiles().filter((file) => file.endsWith('.js'));
          const routes = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [name, scripts(group)]),
          );
          compilation.emitAsset(
            'routes.json',
            new sources.RawSource(JSON.stringify(routes, null, 2)),
          );
        },
      );
    });
  }
}
