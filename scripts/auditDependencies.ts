import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * Report of `npm audit`. The script fails when a production dependency has a known vulnerability of high or critical
 * severity. A registry that is unreachable or has no audit endpoint only causes a warning.
 */
const reportShape = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** Npm waits five minutes for a registry that does not respond. */
const MAX_AUDIT_MS = 60_000;

const { status, stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  { encoding: 'utf8', shell: process.platform === 'win32', timeout: MAX_AUDIT_MS },
);

/** Parses the report; `undefined` when npm printed none. */
function parseReport(text: string) {
  try {
    return reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const report = parseReport(stdout);
if (report === undefined) {
  console.warn('Audit skipped: the registry is unreachable or has no audit endpoint.');
} else {
  const vulnerabilities = Object.entries(report.vulnerabilities);
  for (const [name, { severity }] of vulnerabilities) console.log(`${severity}: ${name}`);
  console.log(`${vulnerabilities.length} packages with known vulnerabilities.`);
  process.exitCode = status ?? 1;
}
