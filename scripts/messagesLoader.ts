import type { LoaderContext } from 'webpack';
import { compileMessages } from './support/compileMessages.ts';

/** Layer of the modules that the loader executes. https://webpack.js.org/configuration/entry-context/#layer */
export const EXECUTED = 'executed';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Scope of a record of messages: the id of its first message without the key; `undefined` for a catalog. */
function scopeOf(record: Record<string, unknown>): string | undefined {
  const [key = '', first] = Object.entries(record)[0] ?? [];
  if (!isRecord(first)) return undefined;
  const id = typeof first['id'] === 'string' ? first['id'] : scopeOf(first);
  return id?.slice(0, -`.${key}`.length);
}

/** Source of a record with compiled texts. Ids are made in the browser, because that is smaller. */
function toSource(record: unknown): string {
  const compiled = JSON.stringify(compileMessages(record));
  const scope = isRecord(record) ? scopeOf(record) : undefined;
  return scope === undefined
    ? compiled
    : `/*#__PURE__*/ defineMessages(${JSON.stringify(scope)}, ${compiled})`;
}

/** Webpack loader that executes a module of messages and compiles their texts, so that browsers need no parser. */
export default async function messagesLoader(this: LoaderContext<object>): Promise<string> {
  const exported: unknown = await this.importModule(this.resourcePath, { layer: EXECUTED });
  const lines = Object.entries(exported as Record<string, unknown>).map(
    ([name, value]) => `export const ${name} = ${toSource(value)};`,
  );
  return ["import { defineMessages } from '@/i18n/defineMessages';", ...lines].join('\n');
}
