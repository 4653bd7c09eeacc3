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

/** A log of one JSON line per event on stderr, so that stdout stays readable for people. */
export function createLog(level: LogLevel): Log {
  const write = (lineLevel: LogLevel) => (message: string, facts?: LogFacts) => {
    if (ORDER.indexOf(lineLevel) < ORDER.indexOf(level)) return;
    const line = { time: new Date().toISOString(), level: lineLevel, message, ...facts };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
