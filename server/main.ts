import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/** Compile cache, because compiling dominates the startup time; optional without write access. */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));
await import('./run.ts');
// Node writes the cache at exit only, which a crash skips.
flushCompileCache();
