import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPT = path.resolve(__dirname, '../../scripts/auditDependencies.ts');

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'sadeel-npm-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

/** Runs the script against a registry. @returns its exit code and output */
function audit(registry: string): Promise<{ exitCode: number; output: string }> {
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [SCRIPT], { env }, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

/** Runs the script against a registry with one advisory about a production dependency. */
async function auditWith(severity: string) {
  const advisory = { id: 1, title: 'Flaw', url: '', severity, vulnerable_versions: '*' };
  const registry = createServer((request, response) => {
    response.statusCode = request.method === 'POST' ? 200 : 404;
    response.end(JSON.stringify(request.method === 'POST' ? { hono: [advisory] } : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  return audit(`http://127.0.0.1:${port}/`).finally(() => registry.close());
}

describe('the audit of dependencies', () => {
  it('fails for a vulnerability of high severity', async () => {
    const { exitCode, output } = await auditWith('high');
    expect(output).toContain('high: hono');
    expect(exitCode).toBe(1);
  });

  it('reports a vulnerability of lower severity without failing', async () => {
    const { exitCode, output } = await auditWith('low');
    expect(output).toContain('low: hono');
    expect(exitCode).toBe(0);
  });

  it('is skipped with a warning when the registry is unreachable', async () => {
    const { exitCode, output } = await audit('http://127.0.0.1:9/');
    expect(output).toContain('Audit skipped');
    expect(exitCode).toBe(0);
  });
});
