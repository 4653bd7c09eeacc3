import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const API_PORT = process.env['API_PORT'] ?? '3000';

const api = { args: ['--watch', path.join('server', 'main.ts')], env: { PORT: API_PORT } };
const storefront = {
  args: [
    path.join('node_modules', 'webpack', 'bin', 'webpack.js'),
    'serve',
    '--mode',
    'development',
  ],
  env: { PORT: process.env['PORT'] ?? '8080', API_PORT },
};

console.log(
  `Storefront: http://localhost:${storefront.env.PORT}, API: http://localhost:${API_PORT}`,
);

const children = [api, storefront].map(({ args, env }) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
);

/** Stops both processes when one exits. */
function stop(code: number): void {
  children.forEach((child) => child.kill());
  process.exitCode = code;
}

children.forEach((child) => child.once('exit', (code) => stop(code ?? 0)));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
process.once('SIGHUP', () => stop(0));
// Also when this process ends by itself, such as by a write to a broken pipe.
process.once('exit', () => children.forEach((child) => child.kill()));
