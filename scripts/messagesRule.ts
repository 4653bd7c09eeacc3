import path from 'node:path';
import { EXECUTED } from './messagesLoader.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Webpack rule of production builds, of Storybook too: compiles messages (decision 13). */
export const messagesRule = {
  test: /[mM]essages(\.ar)?\.ts$/,
  exclude: path.join(root, 'src/i18n'),
  // The loader executes a module, and the English messages that a translation imports, as they are written.
  issuerLayer: { not: [EXECUTED] },
  use: path.join(root, 'scripts/messagesLoader.ts'),
};
