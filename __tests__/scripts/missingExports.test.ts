import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { runProgram } from '../support/runProgram';

/** Builds an entry with the module rules of every build, and prints the errors of each. */
const BUILD = `
  import { promisify } from 'node:util';
  import webpack from 'webpack';
  import shop from './webpack.config.js';
  import eager from './tools/bench/web/eagerHydration/webpack.config.js';
  import storybook from './.storybook/main.ts';
  const { FOLDER: folder, ENTRY: entry } = process.env;
  const builds = {
    development: [shop({}, { mode: 'development' })],
    production: shop({}, { mode: 'production' }),
    'eager hydration': eager({ folder }),
    Storybook: [await storybook.webpackFinal({ mode: 'development', target: 'web' })],
  };
  for (const [name, parts] of Object.entries(builds)) {
    for (const { mode, target, module } of parts) {
      const compiler = webpack({ mode, target, module, entry, output: { path: folder } });
      const stats = await promisify(compiler.run.bind(compiler))();
      const { errors } = stats.toJson({ all: false, errors: true });
      console.log(name + ':', errors.map(({ message }) => message).join());
    }
  }
`;

const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a missing export fails every build', async () => {
  const entry = path.join(folder, 'entry.jsx');
  writeFileSync(path.join(folder, 'module.jsx'), 'export const present = 1;');
  writeFileSync(entry, "import { absent } from './module.jsx'; console.log(absent);");
  const { code, err, out } = await runProgram('--input-type=module', ['--eval', BUILD], {
    FOLDER: folder,
    ENTRY: entry,
  });
  expect([code, err]).toEqual([0, '']);
  const missing = "export 'absent' (imported as 'absent') was not found in './module.jsx'";
  const line = (build: string) => expect.stringContaining(`${build}: ${missing}`);
  expect(out.trim().split('\n')).toEqual([
    line('development'),
    ...Array.from({ length: 3 }, () => line('production')),
    ...Array.from({ length: 2 }, () => line('eager hydration')),
    line('Storybook'),
  ]);
});
