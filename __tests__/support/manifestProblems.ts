/** An object of a Kubernetes API. */
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** What is used of the classes of kubernetes-models. */
interface Model {
  prototype: { validate: (this: unknown) => void };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Paths of all fields below a value. */
function pathsIn(value: unknown, path = ''): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    `${path}/${key}`,
    ...pathsIn(field, `${path}/${key}`),
  ]);
}

/** The same value, which adds the path of each field that is read to `read`. */
function recorded(value: unknown, read: Set<string>, path = ''): unknown {
  if (!isObject(value)) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const fieldPath = `${path}/${String(key)}`;
      read.add(fieldPath);
      return recorded(Reflect.get(target, key, receiver), read, fieldPath);
    },
  });
}

/**
 * What the schema of a manifest refuses. The schemas of Kubernetes allow unknown fields, which its API server refuses; a
 * validator reads each field that its schema has, so those that it does not read are unknown.
 */
export async function manifestProblems(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind, metadata } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<string, Model>;
  const read = new Set<string>();
  const problems: string[] = [];
  try {
    models[kind]?.prototype.validate.call(recorded(manifest, read));
  } catch (error) {
    problems.push(String(error));
  }
  const unknown = pathsIn(manifest).filter((path) => !read.has(path));
  problems.push(...unknown.map((path) => `${path} is unknown`));
  return problems.map((problem) => `${kind} ${metadata.name}: ${problem}`);
}
