import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * Fails when a package that the shop runs on has a known vulnerability of high or critical severity.
 * A registry that cannot be reached, or has no audit endpoint, is reported and not a failure: it says nothing about the
 * packages.
 */
const reportShape = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

const { status, stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);

/** The report, when npm could make one. */
function readReport(text: string) {
  try {
    return reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const report = readReport(stdout);
if (report === undefined) {
  console.warn('The audit was skipped: the registry cannot be reached or has no audit endpoint.');
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, { severity }] of found) console.log(`${severity}: ${name}`);
  console.log(`${found.length} packages with known vulnerabilities.`);
  process.exitCode = status ?? 1;
}
