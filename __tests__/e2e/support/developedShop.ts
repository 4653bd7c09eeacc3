import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { test as base } from '@playwright/test';
import { findFreePort } from '../../../scripts/support/findFreePort.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const COPIED = ['package.json', 'webpack.config.js', 'brand', 'scripts', 'server', 'src'];
const LINKED = ['node_modules', 'public'];
/** Parts of the output once API and first build are ready. */
const READY = ['Sadeel is running', 'storefront compiled'];

interface DevelopedShop {
  url: string;
  folder: string;
}

/** Copies the project like a fresh clone, without a database. @returns its folder */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-development-'));
  COPIED.forEach((name) =>
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true }),
  );
  LINKED.forEach((name) => symlinkSync(path.join(root, name), path.join(folder, name)));
  return folder;
}

/** Starts `npm run dev`. Resolves once the API runs and the first build has ended, with or without errors. */
async function startDevelopment(folder: string) {
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  // In a process group of its own, so that the processes it starts can be stopped with it.
  const development = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => development.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      if (READY.every((line) => output.includes(line))) resolve();
    };
    development.stdout.on('data', read);
    development.stderr.on('data', read);
    development.once('close', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      if (development.pid !== undefined) process.kill(-development.pid);
      await ended;
    },
  };
}

/** Replaces a text in a file of the project under development. */
type Edit = (file: string, from: string, to: string) => void;

/** Playwright's `test` with `npm run dev` in a copy of the project, whose files a test may edit. */
export const test = base.extend<{ edit: Edit }, { development: DevelopedShop }>({
  development: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const folder = copyProject();
      const { url, stop } = await startDevelopment(folder);
      await use({ url, folder });
      await stop();
      rmSync(folder, { recursive: true });
    },
    // The first build takes 15 s of a core, minutes on a busy machine.
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ development }, use) => {
    await use(development.url);
  },
  edit: async ({ development }, use) => {
    const originals = new Map<string, string>();
    await use((file, from, to) => {
      const target = path.join(development.folder, file);
      const source = readFileSync(target, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
      if (!originals.has(target)) originals.set(target, source);
      writeFileSync(target, source.replace(from, to));
    });
    originals.forEach((source, target) => writeFileSync(target, source));
  },
});

export { expect } from '@playwright/test';
