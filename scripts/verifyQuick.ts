import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { badSubjects } from './support/badSubjects.ts';
import { testsOf } from './support/testsOf.ts';

/**
 * Checks the files that changed since a commit, by default the last one: types, lint, format and the tests beside them, in parallel,
 * and the subjects of the commits since.
 * A failed check prints its output. What it leaves out is checked by `npm run verify`.
 */
const root = path.resolve(import.meta.dirname, '..');
const since = process.argv[2] ?? 'HEAD';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(?:jsx?|tsx?|mjs)$/.test(file));
const tests = testsOf(
  changed,
  git('ls-files', '--cached', '--others', '--exclude-standard', '__tests__'),
).filter((file) => existsSync(path.join(root, file)));

interface Check {
  name: string;
  command: string;
  args: string[];
}

const checks: Check[] = [
  { name: 'types', command: 'npm', args: ['run', '--silent', 'typecheck'] },
  ...(code.length > 0
    ? [{ name: 'lint', command: 'npx', args: ['eslint', '--max-warnings', '0', ...code] }]
    : []),
  ...(changed.length > 0
    ? [
        {
          name: 'format',
          command: 'npx',
          args: ['prettier', '--check', '--ignore-unknown', ...changed],
        },
      ]
    : []),
  ...(tests.length > 0
    ? [
        {
          name: `tests (${tests.length} files)`,
          command: 'npx',
          args: ['jest', '--runTestsByPath', ...tests],
        },
      ]
    : []),
];

async function run({ name, command, args }: Check): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const hasPassed = exitCode === 0;
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${name}`);
  if (!hasPassed) process.stdout.write(Buffer.concat(output));
  return hasPassed;
}

const subjects = git('log', '--format=%s', ...(since === 'HEAD' ? ['-1'] : [`${since}..HEAD`]));
const wrongSubjects = badSubjects(subjects);
for (const subject of wrongSubjects) console.log(`FAILED  subject of a commit: ${subject}`);

const results = await Promise.all(checks.map(run));
process.exitCode = results.every(Boolean) && wrongSubjects.length === 0 ? 0 : 1;
