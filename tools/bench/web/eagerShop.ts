import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop, type Shop } from '../../../__tests__/e2e/support/startShop.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds and starts the shop with eager hydration: no lazy hydration, Suspense boundaries or transitions.
 * @throws Error when the build fails
 */
export async function openEagerShop(): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-eager-'));
  const webpack = path.join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const config = path.join(import.meta.dirname, 'eagerHydration', 'webpack.config.js');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--config', config, '--env', `folder=${folder}`, '--fail-on-warnings'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The build with eager hydration failed.');
  const shop = await startShop({ DIST_DIR: path.join(folder, 'dist') });
  return {
    ...shop,
    close: async () => {
      await shop.close();
      rmSync(folder, { recursive: true });
    },
  };
}
