import { requestId } from './requestId.ts';

/** Fields of a log line; never a code, token, e-mail address or body. */
export type LogFields = Record<string, string | number | boolean | undefined>;

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

export type Log = Record<
  Exclude<LogLevel, 'silent'>,
  (message: string, fields?: LogFields) => void
>;

function toStderr(line: string): void {
  process.stderr.write(line);
}

/**
 * Creates a logger that writes one JSON line per event, with the id of its request.
 * @param write stderr by default, so that stdout stays readable
 */
export function createLog(level: LogLevel, write = toStderr): Log {
  const writer = (lineLevel: LogLevel) => (message: string, fields?: LogFields) => {
    if (LEVELS.indexOf(lineLevel) < LEVELS.indexOf(level)) return;
    const time = new Date().toISOString();
    const line = { time, level: lineLevel, message, requestId: requestId(), ...fields };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
}
