import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readBuildSettings } from './buildSettings.ts';

const root = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(root, 'dist', 'index.html');
const MANIFEST = path.join(root, 'dist', 'build.json');
const RENDERER = path.join(root, 'dist-render', 'render.mjs');
/** `scripts` has the loaders and plugins of the build. */
const INPUTS = [
  ...['src', 'public', 'brand', 'scripts'],
  ...['package-lock.json', 'package.json', 'tsconfig.json', 'webpack.config.js'],
];

/** Latest modification time of a file or in a folder, in ms since 1970. */
function latestChange(target: string): number {
  const stats = statSync(target);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(target).reduce(
    (latest, name) => Math.max(latest, latestChange(path.join(target, name))),
    stats.mtimeMs,
  );
}

const settings = readBuildSettings();

/** Whether the build has the settings of this environment. */
function hasSameSettings(): boolean {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { settings: unknown };
  return isDeepStrictEqual(manifest.settings, settings);
}

/** Whether a build exists that is newer than its inputs. */
function isBuildFresh(): boolean {
  if (![OUTPUT, MANIFEST, RENDERER].every(existsSync) || !hasSameSettings()) return false;
  const builtAt = statSync(OUTPUT).mtimeMs;
  return INPUTS.every((input) => latestChange(path.join(root, input)) <= builtAt);
}

if (!isBuildFresh()) {
  console.log('Building the storefront (about half a minute, only after changes) …');
  const webpack = path.join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const startedAt = new Date();
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed; see the messages above.');
    process.exit(status ?? 1);
  }
  // webpack does not rewrite an unchanged file, e.g. after a change of a story.
  utimesSync(OUTPUT, startedAt, startedAt);
}
