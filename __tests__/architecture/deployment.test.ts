import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Compose {
  services: Record<string, { mem_limit?: string; pids_limit?: number }>;
}

const services = ['deploy/compose.yaml', 'deploy/compose.several.yaml'].flatMap((file) =>
  Object.entries((parse(read(file)) as Compose).services).map(
    ([name, limits]) => [`${file}: ${name}`, limits] as const,
  ),
);

describe('the limits of deploy/ (docs/deployment.md)', () => {
  it.each(services)('bound the memory and processes of %s', (_service, limits) => {
    expect(limits.mem_limit).toMatch(/^\d+[gm]$/);
    expect(limits.pids_limit).toBeGreaterThan(0);
  });

  it('bound the connections from the proxy to a server', () => {
    expect(read('deploy/Caddyfile')).toMatch(/max_conns_per_host 1000$/m);
    expect(read('docs/deployment.md')).toContain('1,000 from the proxy (`max_conns_per_host`)');
  });
});
