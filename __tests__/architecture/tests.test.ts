import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Tested by what is built on it: every endpoint goes through it in contract.test.ts and caching.test.ts. */
const GROUND_OF_THE_API = ['src/api/baseApi.ts', 'src/api/request.ts'];
/** Types, and React's hooks with types: nothing to run. */
const NOTHING_TO_RUN = ['src/store/hooks.ts', 'src/store/services.ts'];

const modules = globSync(['src/{api,store,lib}/**/*.ts', 'server/rules/*.ts'])
  .filter((file) => ![...GROUND_OF_THE_API, ...NOTHING_TO_RUN].includes(file))
  .sort();

const testOf = (module: string) =>
  `__tests__/${module.replace('src/', '').replace(/\.ts$/, '.test.ts')}`;

/** Names that the pattern's group finds in a module. */
const namesIn = (module: string, pattern: RegExp) =>
  [...readFileSync(module, 'utf8').matchAll(pattern)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

describe('the code that holds the rules', () => {
  it('has a test of the same name for each module', () => {
    expect(modules.filter((module) => !existsSync(testOf(module)))).toEqual([]);
  });
});

describe('the tests of the store and the API', () => {
  const tests = globSync('__tests__/{api,store}/**/*.test.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const inStore = modules.filter((module) => /^src\/(api|store)\//.test(module));

  it.each([
    ['endpoint', /^\s+(\w+): build\.(?:query|mutation)</gm],
    ['selector', /^export (?:const|function) (select\w+)/gm],
    ['selector of a slice', /^export const \{([^}]*)\} = \w+\.selectors;/gm],
    ['action of a slice', /^export const \{([^}]*)\}\s*=\s*\w+\.actions;/gm],
  ])('use every %s', (_kind, pattern) => {
    const names = inStore.flatMap((module) => namesIn(module, pattern)).filter(Boolean);
    expect(names).not.toEqual([]);
    const isUsed = (name: string) => new RegExp(String.raw`\b${name}\b`).test(tests);
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });
});
