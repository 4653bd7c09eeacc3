import path from 'node:path';
import shopConfig from './webpack.config.js';
export default function config({ folder }) {
  const outputs = { storefront: 'dist', renderer: 'dist-render' };
  return shopConfig({}, { mode: 'production' }).filter(({ name }) => name in outputs).map((part) => ({
    ...part, output: { ...part.output, path: path.join(folder, outputs[part.name]) },
    optimization: { ...part.optimization, minimize: false, moduleIds: 'named' , chunkIds: 'named'},
    plugins: part.plugins.filter((p) => !/Compression|SourceMap/.test(p.constructor.name)),
  }));
}
