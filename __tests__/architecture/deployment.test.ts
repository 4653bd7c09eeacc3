import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { SERVER_FLAGS } from '../../scripts/support/serverProcess';

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

describe('the flags of Node', () => {
  it('are those of the measured server wherever the shop is started', () => {
    const started = [...SERVER_FLAGS, 'server/main.ts'];
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(scripts.start).toContain(`node ${started.join(' ')}`);
    expect(read('deploy/Dockerfile')).toContain(
      `CMD [${['node', ...started].map((part) => `"${part}"`).join(', ')}]`,
    );
    expect(read('docs/deployment.md')).toContain(`node ${started.join(' ')}\n`);
  });
});

describe('the container files', () => {
  it('pass the linter of container files', () => {
    const dockerfile = read('deploy/Dockerfile');
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('--start-period', '--start'))).toHaveLength(1);
  });

  it('pass the schema and the linter of Compose', () => {
    const rules = {
      // The proxy is public, so its ports are not bound to one interface.
      'no-unbound-port-interfaces': 0,
      // Services and keys are in the order of reading: the shop first, limits with their reasons together.
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
    } as const;
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
    const results = linter.lintFiles([path.join(root, 'deploy')], false);
    expect(results).toHaveLength(2);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});
