import path from 'node:path';
import webpack from 'webpack';
import shopConfig from '../../../../webpack.config.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const source = path.join(root, 'src');

/** Modules of the shop get the one in this folder in place of what `request` names. */
const inPlaceOf = (request, file) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (resource.contextInfo.issuer.startsWith(source)) {
      resource.request = path.join(import.meta.dirname, file);
    }
  });

/**
 * The shop as it would be if each page came to life in one piece, for comparison. Without its service worker.
 * @param {{ folder: string }} env where it is built
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
        inPlaceOf(/^react$/, 'react.js'),
        inPlaceOf(/^@\/components\/later$/, 'later.tsx'),
        ...part.plugins,
      ],
    }));
}
