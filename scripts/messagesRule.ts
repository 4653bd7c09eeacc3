import path from 'node:path';
import { EXECUTED } from './messagesLoader.ts';

/** Webpack rule of production builds, of Storybook too: compiles messages (decision 13). */
export const messagesRule = {
  test: /[\\/]messages(\.ar)?\.ts$/,
  // The loader executes a module, and the English messages that a translation imports, as they are written.
  issuerLayer: { not: [EXECUTED] },
  use: path.join(import.meta.dirname, 'messagesLoader.ts'),
};
