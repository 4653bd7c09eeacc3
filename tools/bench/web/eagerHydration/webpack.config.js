import path from 'node:path';
import webpack from 'webpack';
import shopConfig from '../../../../webpack.config.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const source = path.join(root, 'src');

/** Replaces a module in the shop's imports with a file of this folder. */
const replace = (request, file) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (resource.contextInfo.issuer.startsWith(source)) {
      resource.request = path.join(import.meta.dirname, file);
    }
  });

/**
 * Build of the shop with eager hydration, for comparison; without the service worker.
 * @param {{ folder: string }} env output folder
 * @returns {import('webpack').Configuration[]}
 */
export default function config({ folder }) {
  const outputs = { storefront: 'dist', renderer: 'dist-render' };
  return shopConfig({}, { mode: 'production' })
    .filter(({ name }) => name in outputs)
    .map((part) => ({
      ...part,
      output: { ...part.output, path: path.join(folder, outputs[part.name]) },
      plugins: [
        replace(/^react$/, 'react.js'),
        replace(/^@\/components\/lazyHydrate$/, 'lazyHydrate.tsx'),
        ...part.plugins,
      ],
    }));
}
