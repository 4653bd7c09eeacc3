import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Reading this program takes most of a start; Node keeps what it made of it, here or where NODE_COMPILE_CACHE says.
 * Where it may not write, the start is only slower.
 */
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));
await import('./run.ts');
// By itself Node writes at the end of a process, which a crash does not have.
flushCompileCache();
