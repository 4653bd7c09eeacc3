import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { renderPapers } from '../tools/renderPapers.ts';
import { messagesRule } from '../scripts/messagesRule.ts';
import { withFindableIndex } from './findable.ts';

const root = path.resolve(import.meta.dirname, '..');
const FACTS = path.join(root, 'node_modules/.cache/storybook-facts/facts.json');
/** Reading the sources takes a second, so it runs beside the start of Storybook. */
const facts = promisify(execFile)(process.execPath, [
  path.join(root, 'tools/designFacts.ts'),
  FACTS,
]);

/** A preset may replace the generator of the index, but the type of the configuration does not have it. */
const config: StorybookConfig & { storyIndexGenerator: typeof withFindableIndex } = {
  framework: {
    name: '@storybook/react-webpack5',
    options: { strictMode: true, builder: { lazyCompilation: true, fsCache: true } },
  },
  // Titles are the paths of the files.
  stories: [
    { directory: '../design', files: '*.mdx' },
    { directory: '../design/foundations', titlePrefix: 'Foundations' },
    { directory: '../design/components', titlePrefix: 'Components' },
    { directory: '../design/patterns', titlePrefix: 'Patterns' },
    { directory: '../src/components', titlePrefix: 'Components' },
    { directory: '../src/app/layout', titlePrefix: 'Layout' },
    { directory: '../src/features', titlePrefix: 'Features' },
    { directory: '../src/widgets', titlePrefix: 'Widgets' },
    { directory: '../src/pages', titlePrefix: 'Pages' },
  ],
  staticDirs: ['../public', { from: renderPapers(), to: '/papers' }],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  storyIndexGenerator: withFindableIndex,
  // The first keeps React's warnings in the built Storybook for the story tests; the other is for findable.ts.
  features: { developmentModeForBuild: true, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: async (webpackConfig) => {
    await facts;
    const aliases = webpackConfig.resolve?.alias;
    return {
      ...webpackConfig,
      performance: false,
      resolve: {
        ...webpackConfig.resolve,
        alias: {
          ...(Array.isArray(aliases) ? {} : aliases),
          '@': path.join(root, 'src'),
          'design-facts$': FACTS,
        },
      },
      module: {
        ...webpackConfig.module,
        // As in webpack.config.js: a missing export fails the build.
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          ...(webpackConfig.module?.rules ?? []),
          { test: /\.woff2$/, type: 'asset/resource' },
          // A built Storybook has Lingui's production code, which compiles nothing.
          ...(webpackConfig.mode === 'production' ? [messagesRule] : []),
        ],
      },
    };
  },
};

export default config;
