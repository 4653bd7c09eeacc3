import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Compiling the server takes most of the startup time, so Node caches the result, here or in NODE_COMPILE_CACHE.
 * Without write access the startup is only slower.
 */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));
await import('./run.ts');
// By default Node writes the cache at exit, which a crash skips.
flushCompileCache();
