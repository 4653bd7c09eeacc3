import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../../server/env.ts';
import { registerHealth } from '../../server/routes/health.ts';
import type { Services } from '../../server/services.ts';
import { manifestProblems } from '../support/manifestProblems';

const read = (file: string) => readFileSync(`deploy/kubernetes/${file}`, 'utf8');

interface Probe {
  httpGet: { path: string; port: string };
}

interface Reference {
  name: string;
}

/** The parts of the manifests that tests read. */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: Reference;
  spec: {
    selector: { matchLabels: object };
    podSelector: { matchLabels: object };
    template: {
      metadata: { labels: object };
      spec: {
        terminationGracePeriodSeconds: number;
        volumes: { name: string; emptyDir?: { sizeLimit: string } }[];
        containers: {
          ports: { name: string; containerPort: number }[];
          env: { name: string; valueFrom: Record<string, Reference & { key: string }> }[];
          envFrom: Record<string, Reference>[];
          startupProbe: Probe;
          livenessProbe: Probe;
          readinessProbe: Probe;
          lifecycle: { preStop: { sleep: { seconds: number } } };
          volumeMounts: { name: string; mountPath: string }[];
        }[];
      };
    };
  };
}

interface Kustomization {
  resources: string[];
  configMapGenerator: [{ name: string; envs: string[] }];
  secretGenerator: [{ name: string; envs: string[] }];
}

const kustomization = parse(read('kustomization.yaml')) as Kustomization;
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);

/** The manifest of a kind; a copy, which a test may change. */
function manifestOf(kind: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return structuredClone(found);
}

const deployment = manifestOf('Deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers as [(typeof pod.containers)[0]];

/** What the schemas of Kubernetes refuse. */
const problemsOf = async (checked: readonly Manifest[]) =>
  (await Promise.all(checked.map(manifestProblems))).flat();

/** Variables of a file with one NAME=value per line. */
const variablesOf = (file: string) =>
  Object.fromEntries(
    [...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;

describe('the manifests for Kubernetes', () => {
  it('match the schemas of Kubernetes', async () => {
    expect(manifests.length).toBeGreaterThan(5);
    expect(await problemsOf(manifests)).toEqual([]);
  });

  it('do not match them with an unknown field or a wrong type', async () => {
    const misspelt = manifestOf('Deployment');
    Object.assign(misspelt.spec, { replica: 2 });
    Object.assign(misspelt.spec.template.spec.containers[0] ?? {}, { readynessProbe: {} });
    const mistyped = manifestOf('Service');
    Object.assign(mistyped.spec, { ports: [{ port: 'http' }] });

    expect(await problemsOf([misspelt, mistyped])).toEqual([
      'Deployment shop: /spec/template/spec/containers/0/readynessProbe is unknown',
      'Deployment shop: /spec/replica is unknown',
      expect.stringMatching(/^Service shop: .*ports\/0\/port/),
    ]);
  });

  it('are all part of the kustomization', () => {
    const files = globSync('*.yaml', { cwd: 'deploy/kubernetes' });
    expect(kustomization.resources.toSorted()).toEqual(
      files.filter((file) => file !== 'kustomization.yaml').toSorted(),
    );
  });

  it('start a pod with documented settings that the server accepts once the secrets are filled in', () => {
    const { configMapGenerator, secretGenerator } = kustomization;
    const [settings, secrets] = [configMapGenerator[0], secretGenerator[0]];
    expect(container.envFrom).toEqual([
      { configMapRef: { name: settings.name } },
      { secretRef: { name: secrets.name } },
    ]);
    expect([settings.envs, secrets.envs]).toEqual([['settings.env'], ['secrets.env']]);
    const plain = variablesOf('settings.env');
    const secret = variablesOf('secrets.example.env');
    for (const { name, valueFrom } of container.env) {
      const source =
        name in secret
          ? { secretKeyRef: { name: secrets.name, key: name } }
          : { configMapKeyRef: { name: settings.name, key: name } };
      expect(valueFrom).toEqual(source);
    }
    const variables = { ...plain, ...secret };
    const documented = [...readFileSync('docs/settings.md', 'utf8').matchAll(/`(\w+)`/g)].map(
      ([, name]) => name,
    );
    expect(documented).toEqual(expect.arrayContaining(Object.keys(variables)));

    expect(() => readEnv(variables)).toThrow(/APP_SECRET must[^]*METRICS_TOKEN must/);
    const filled = { APP_SECRET: 'a'.repeat(32), METRICS_TOKEN: 'b'.repeat(32) };
    const env = readEnv({ ...variables, ...filled });
    expect(Object.keys(env)).toEqual(expect.arrayContaining(container.env.map(({ name }) => name)));
    expect(container.ports).toEqual([{ name: 'http', containerPort: env.PORT }]);
    const { host } = new URL(env.PUBLIC_URL ?? '');
    expect(manifestOf('Ingress').spec).toMatchObject({
      tls: [{ hosts: [host] }],
      rules: [{ host }],
    });
  });

  it('lead requests and probes to the port and routes of the server', () => {
    const port = 'http';
    const app = new Hono();
    registerHealth(app, {} as Services);
    const routes = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
    const { startupProbe, livenessProbe, readinessProbe } = container;
    expect(routes).toEqual([livenessProbe.httpGet.path, readinessProbe.httpGet.path]);
    expect(startupProbe.httpGet).toEqual(livenessProbe.httpGet);
    expect([livenessProbe.httpGet.port, readinessProbe.httpGet.port]).toEqual([port, port]);

    const { labels } = deployment.spec.template.metadata;
    const service = manifestOf('Service');
    expect(service.spec).toMatchObject({
      selector: labels,
      ports: [{ name: port, targetPort: port }],
    });
    const backend = { service: { name: service.metadata.name, port: { name: port } } };
    expect(manifestOf('Ingress').spec).toMatchObject({
      rules: [{ http: { paths: [{ path: '/', backend }] } }],
    });
    expect(manifestOf('NetworkPolicy').spec).toMatchObject({
      podSelector: { matchLabels: labels },
      ingress: [{ ports: [{ port }] }],
    });
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(manifestOf('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  });

  it('stop a pod after its shutdown (docs/deployment.md)', () => {
    const pause = container.lifecycle.preStop.sleep.seconds;
    expect(pod.terminationGracePeriodSeconds - pause).toBe(15);
    expect(readFileSync('docs/deployment.md', 'utf8')).toContain('exits with 0. Allow 15 s.');
  });

  it('share no volume, and let the server write to its data directory', () => {
    expect(pod.volumes.map(({ emptyDir }) => emptyDir?.sizeLimit)).not.toContain(undefined);
    const [, dataDir] = /DATA_DIR=(\S+)/.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([dataDir, '/tmp']);
  });
});
