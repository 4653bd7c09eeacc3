import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BuildManifestPlugin } from './scripts/buildManifestPlugin.ts';
import { readBuildSettings } from './scripts/buildSettings.ts';
import { compressionPlugins } from './scripts/compressionPlugins.ts';
import { documentPlugins } from './scripts/documentPlugins.ts';
import { messagesRule } from './scripts/messagesRule.ts';
import { readFirstFonts } from './scripts/support/firstFonts.ts';
import { readPrecacheList } from './scripts/precacheList.ts';
import { sharedChunks } from './scripts/sharedChunks.ts';

const root = import.meta.dirname;
const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
/** Explicit compile hint: V8 compiles the script off-thread while it streams. https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const scriptRule = (isDevelopment) => ({
  test: /\.tsx?$/,
  use: {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
        },
      },
    },
  },
});

/** A missing export fails the build; by default it is a warning and `undefined` at run time. */
const parser = { exportsPresence: 'error' };

const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: { '@': path.join(root, 'src') },
};

/**
 * Configuration of the client build.
 * @returns {import('webpack').Configuration}
 */
function storefront(mode) {
  const isDevelopment = mode === 'development';
  const settings = readBuildSettings();
  return {
    name: 'storefront',
    mode,
    context: root,
    entry: './src/main.tsx',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      trustedTypes: { policyName: 'sadeel#webpack', onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve,
    module: {
      parser: { javascript: parser },
      rules: [
        scriptRule(isDevelopment),
        // Only used by Emotion's `withTheme`, but its package does not declare that it has no side effects.
        { test: /node_modules[\\/]hoist-non-react-statics/, sideEffects: false },
        // In development, Lingui compiles messages on first use, and a changed one refreshes its components.
        ...(isDevelopment ? [] : [messagesRule]),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          use: path.join(root, 'scripts/subsetFontLoader.ts'),
        },
      ],
    },
    plugins: [
      new webpack.EnvironmentPlugin(settings),
      ...documentPlugins(),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      ...(isDevelopment
        ? // The overlay of webpack-dev-server shows both kinds of errors.
          [new ReactRefreshPlugin({ overlay: false })]
        : [
            new CopyPlugin({
              patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
            }),
            new BuildManifestPlugin(),
            // Outside dist, so that they are never served. Older ones are kept for error reports of open pages.
            new webpack.SourceMapDevToolPlugin({
              test: /\.(js|css)$/,
              filename: '../dist-maps/[file].map',
              append: false,
            }),
            new webpack.BannerPlugin({
              banner: COMPILE_HINT,
              raw: true,
              test: /[\\/]main\.[^\\/]+\.js$/,
              // After minification, which would remove it, and before the source maps.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
            }),
            ...compressionPlugins(),
          ]),
    ],
    optimization: {
      runtimeChunk: 'single',
      splitChunks: { cacheGroups: sharedChunks },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, compress: { ecma: 2022 }, mangle: true },
        }),
      ],
    },
    performance: false,
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      host: '127.0.0.1',
      historyApiFallback: { rewrites: [{ from: /^\/ar(?=\/|$)/i, to: '/ar/index.html' }] },
      static: { directory: path.join(root, 'public'), watch: false },
      proxy: [
        {
          context: ['/api', '/media/in-room', '/sandbox-payment', '/dev/outbox', '/staff'],
          target: apiTarget,
        },
      ],
    },
    stats: 'errors-warnings',
  };
}

/**
 * Configuration of the render bundle, the module that renders pages on the server.
 * @returns {import('webpack').Configuration}
 */
function renderer(mode) {
  return {
    name: 'renderer',
    mode,
    context: root,
    target: 'node20',
    entry: { render: './src/render.tsx' },
    devtool: false,
    output: {
      path: path.join(root, 'dist-render'),
      filename: '[name].mjs',
      library: { type: 'module' },
      chunkFormat: 'module',
      clean: true,
    },
    experiments: { outputModule: true },
    resolve,
    module: {
      // Workers run in browsers only.
      parser: { javascript: { ...parser, worker: false, url: false } },
      rules: [scriptRule(false), messagesRule],
    },
    plugins: [
      new webpack.EnvironmentPlugin(readBuildSettings()),
      // Node loads one file faster than one per route.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Configuration of the service worker, built after the storefront because it precaches its files.
 * @returns {import('webpack').Configuration}
 */
function serviceWorker(mode) {
  return {
    name: 'service-worker',
    dependencies: ['storefront'],
    mode,
    context: root,
    target: 'webworker',
    entry: { 'service-worker': './src/worker/serviceWorker.ts' },
    devtool: false,
    output: { path: path.join(root, 'dist'), filename: '[name].js' },
    resolve,
    module: { parser: { javascript: parser }, rules: [scriptRule(false)] },
    plugins: [
      new webpack.DefinePlugin({
        'self.__WB_MANIFEST': webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(readPrecacheList(path.join(root, 'dist'))),
          true,
        ),
        'self.__FIRST_FONTS': webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(readFirstFonts(path.join(root, 'dist'))),
          true,
        ),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** In development only the client build, with fast refresh. */
export default function config(_env, { mode = 'development' }) {
  return mode === 'production'
    ? [storefront(mode), renderer(mode), serviceWorker(mode)]
    : storefront(mode);
}
