import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BuildManifestPlugin } from './scripts/buildManifestPlugin.ts';
import { readBuildSettings } from './scripts/buildSettings.ts';
import { readPrecacheList } from './scripts/precacheList.ts';

const root = import.meta.dirname;
const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Lets the browser compile all of a script beside the main thread while it arrives, instead of function by function as they are called. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';

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

const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: { '@': path.join(root, 'src') },
};

/** Parts of libraries that the shop does not use; without the stand-ins every page would still send them. */
const standIns = [
  [/^\.\/createThemeWithVars\.m?js$/, 'theme/standIns/createThemeWithVars.ts'],
  [/^\.\/ThemeProviderWithVars\.m?js$/, 'theme/standIns/ThemeProviderWithVars.ts'],
  [/^\.{1,2}\/(styles\/)?defaultTheme\.m?js$/, 'theme/standIns/defaultTheme.ts'],
  [/^\.\/TouchRipple\.m?js$/, 'theme/standIns/TouchRipple.ts'],
  [/^\.\.\/CircularProgress\/index\.m?js$/, 'theme/standIns/CircularProgress.ts'],
  [/^hoist-non-react-statics$/, 'theme/standIns/hoistNonReactStatics.ts'],
  [/^@emotion\/is-prop-valid$/, 'theme/standIns/isPropValid.ts'],
  [/^\.\/(dom\/)?ssr\/components\.js$/, 'app/standIns/routerPrefetch.ts'],
].map(
  ([request, file]) =>
    new webpack.NormalModuleReplacementPlugin(request, path.join(root, 'src', file)),
);

/**
 * The storefront as the browser gets it.
 * @returns {import('webpack').Configuration}
 */
function storefront(mode) {
  const isDevelopment = mode === 'development';
  const settings = readBuildSettings();
  return {
    name: 'storefront',
    mode,
    context: root,
    // React by itself first: it makes errors when it starts, and for those a debugger parses again all that is running.
    entry: ['react-dom/client', './src/main.tsx'],
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
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
      rules: [
        scriptRule(isDevelopment),
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
      ...standIns,
      new HtmlPlugin({
        template: 'public/index.html',
        templateParameters: { phone: settings.COMPANY_PHONE },
        inject: false,
      }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new CopyPlugin({
              patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
            }),
            new BuildManifestPlugin(),
            new webpack.BannerPlugin({
              banner: COMPILE_EAGERLY,
              raw: true,
              test: /[\\/]main\.[^\\/]+\.js$/,
              // Behind the minifier, which would drop it, and before the source maps.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
            }),
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
    optimization: {
      runtimeChunk: 'single',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true },
        }),
      ],
    },
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

/**
 * The pages as the server renders them: one module for Node, beside the storefront and never served.
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
    module: { rules: [scriptRule(false)] },
    plugins: [
      new webpack.EnvironmentPlugin(readBuildSettings()),
      ...standIns,
      // Chunks are for browsers: here every page is at hand.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * What lets the shop start from disk and be read offline; built after the storefront, whose files it names.
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
    module: { rules: [scriptRule(false)] },
    plugins: [
      new webpack.DefinePlugin({
        'self.__WB_MANIFEST': webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(readPrecacheList(path.join(root, 'dist'))),
          true,
        ),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** In development the browser makes the pages, so that a change shows at once. */
export default function config(_env, { mode = 'development' }) {
  return mode === 'production'
    ? [storefront(mode), renderer(mode), serviceWorker(mode)]
    : storefront(mode);
}
