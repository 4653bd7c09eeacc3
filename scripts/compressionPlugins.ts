import zlib, { type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const test = /\.(js|css|html|svg|json|webmanifest|txt|bin)$/;
/** Bytes; smaller files gain nothing. */
const threshold = 512;

/** Plugins that compress the files of the build with gzip and Brotli. */
export const compressionPlugins = () => [
  new CompressionPlugin({ test, threshold }),
  new CompressionPlugin<BrotliOptions>({
    test,
    threshold,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
    },
  }),
];
