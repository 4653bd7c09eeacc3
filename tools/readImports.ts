import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports of the storefront's modules, named as from `src` (`@/lib/money`), those of packages as they are. */
export interface Imports {
  /** Modules that a file imports, at once or later. */
  of: (file: string) => readonly string[];
  /** Modules that a file imports directly or through others. */
  reachedFrom: (file: string) => ReadonlySet<string>;
}

/** `… from 'x'`, and `import('x')` with the name of its chunk. */
const IMPORT = / from '([^']+)'|import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;

/** Reads imports of a project, each file once. */
export function readImports(root: string): Imports {
  const known = new Map<string, readonly string[]>();

  const of = (file: string): readonly string[] => {
    const read = known.get(file);
    if (read) return read;
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^import type [^;]*;/gm, '');
    const modules = [...text.matchAll(IMPORT)].map(([, now, later]) => now ?? later ?? '');
    const named = modules.map((module) =>
      module.startsWith('.')
        ? `@/${path.relative('src', path.join(path.dirname(file), module))}`
        : module,
    );
    known.set(file, named);
    return named;
  };

  const fileOf = (module: string): string | undefined =>
    ['.tsx', '.ts']
      .map((extension) => `${module.replace(/^@\//, 'src/')}${extension}`)
      .find((file) => module.startsWith('@/') && existsSync(path.join(root, file)));

  const reachedFrom = (file: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...of(file)];
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
      if (reached.has(module)) continue;
      reached.add(module);
      const next = fileOf(module);
      if (next !== undefined) waiting.push(...of(next));
    }
    return reached;
  };

  return { of, reachedFrom };
}
