import type { LoaderContext } from 'webpack';
import { compileMessages } from './support/compileMessages.ts';

/** Query string of the import of a module of messages as it is written. */
export const UNCOMPILED = '?uncompiled';

/** Webpack loader that executes a module of messages and compiles their texts, so that browsers need no parser. */
export default async function messagesLoader(this: LoaderContext<object>): Promise<string> {
  const exported: unknown = await this.importModule(`${this.resourcePath}${UNCOMPILED}`);
  return Object.entries(exported as Record<string, unknown>)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(compileMessages(value))};`)
    .join('\n');
}
