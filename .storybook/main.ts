import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { renderPapers } from '../tools/renderPapers.ts';
import { messagesRule } from '../scripts/messagesRule.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  // Titles are the paths of the files.
  stories: [
    { directory: '../src/theme' },
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
  ],
  // Keeps React's warnings in the built Storybook for the story tests.
  features: { developmentModeForBuild: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpackConfig) => {
    const aliases = webpackConfig.resolve?.alias;
    return {
      ...webpackConfig,
      performance: false,
      resolve: {
        ...webpackConfig.resolve,
        alias: {
          ...(Array.isArray(aliases) ? {} : aliases),
          '@': path.resolve(import.meta.dirname, '../src'),
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
