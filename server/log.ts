import { requestId } from './requestId.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Facts beside a message; never a code, a token, an address or a body. */
export type LogFacts = Record<string, string | number | boolean | undefined>;

export interface Log {
  debug: (message: string, facts?: LogFacts) => void;
  info: (message: string, facts?: LogFacts) => void;
  warn: (message: string, facts?: LogFacts) => void;
  error: (message: string, facts?: LogFacts) => void;
}

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

function toStderr(line: string): void {
  process.stderr.write(line);
}

/**
 * A log of one JSON line per event, with the id of the request it belongs to.
 * @param write where the lines go; stderr when left out, so that stdout stays readable for people
 */
export function createLog(level: LogLevel, write = toStderr): Log {
  const writer = (lineLevel: LogLevel) => (message: string, facts?: LogFacts) => {
    if (ORDER.indexOf(lineLevel) < ORDER.indexOf(level)) return;
    const time = new Date().toISOString();
    const line = { time, level: lineLevel, message, requestId: requestId(), ...facts };
    write(`${JSON.stringify(line)}\n`);
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  };
}
