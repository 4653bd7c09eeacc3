import { execFile } from 'node:child_process';

/** Exit code and output of a program. */
export interface ProgramEnd {
  code: number;
  out: string;
  err: string;
}

/** Runs a program of the project, e.g. `server/cli/main.ts`, in a child process. */
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
