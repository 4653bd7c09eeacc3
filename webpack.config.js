import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { BuildManifestPlugin } from './scripts/buildManifestPlugin.ts';
import { readBuildSettings } from './scripts/buildSettings.ts';

const root = import.meta.dirname;
const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

const swcOptions = (isDevelopment) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      reactCompiler: true,
    },
  },
});

/** @returns {import('webpack').Configuration} */
export default function config(_env, { mode = 'development' }) {
  const isDevelopment = mode === 'development';
  const settings = readBuildSettings();
  return {
    mode,
    context: root,
    entry: './src/main.tsx',
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.join(root, 'src') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: { swcrc: false, configFile: false, ...swcOptions(isDevelopment) },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin(settings),
      new HtmlPlugin({
        template: 'public/index.html',
        templateParameters: { phone: settings.COMPANY_PHONE },
        scriptLoading: 'defer',
      }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new CopyPlugin({
              patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
            }),
            new BuildManifestPlugin(),
            new CompressionPlugin({ test: compressible, threshold: 512 }),
            new CompressionPlugin({
              test: compressible,
              threshold: 512,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: {
                params: {
                  [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
                },
              },
            }),
          ]),
    ],
    optimization: { runtimeChunk: 'single' },
    performance: false,
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      host: '127.0.0.1',
      historyApiFallback: true,
      static: { directory: path.join(root, 'public'), watch: false },
      proxy: [{ context: ['/api', '/sandbox-payment', '/dev/outbox'], target: apiTarget }],
      client: { overlay: false },
    },
    stats: 'errors-warnings',
  };
}
