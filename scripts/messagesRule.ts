import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Webpack rule of the builds and of Storybook: messages are compiled by the build (decision 13). */
export const messagesRule = {
  test: /[mM]essages(\.ar)?\.ts$/,
  exclude: path.join(root, 'src/i18n'),
  resourceQuery: { not: [/^\?uncompiled$/] },
  // A translation reads the ids of the English messages as they are written.
  issuer: { not: [/\.ar\.ts$/] },
  use: path.join(root, 'scripts/messagesLoader.ts'),
};
