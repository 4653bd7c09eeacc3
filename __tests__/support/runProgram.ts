import { execFile } from 'node:child_process';

/** How a program of the project ended. */
export interface ProgramEnd {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs a program of the project as a process of its own.
 * @param file path from the project's root, e.g. `server/cli/main.ts`
 */
export function runProgram(
  file: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<ProgramEnd> {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}
