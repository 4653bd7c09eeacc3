import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came: headers, an empty line, the body. */
  raw: string;
}

export interface SmtpSink {
  url: string;
  inbox: ReceivedMail[];
  /** How the next mails are met, e.g. `550` at RCPT TO; afterwards all are taken again. */
  refuse: (status: number, times?: number) => void;
  /** Milliseconds the sink takes before it accepts a recipient. */
  slow: (ms: number) => void;
  close: () => Promise<void>;
}

/** A mail server that keeps what it gets. @param port a free one when left out */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const inbox: ReceivedMail[] = [];
  const refusals: number[] = [];
  let delay = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const status = refusals.shift();
      const error = status && Object.assign(new Error('not taken'), { responseCode: status });
      setTimeout(() => (error ? done(error) : done()), delay).unref();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        inbox.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // A client that gives up breaks its connection; that is what some tests are about.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    inbox,
    refuse: (status, times = 1) => {
      refusals.push(...Array.from({ length: times }, () => status));
    },
    slow: (ms) => {
      delay = ms;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Names of the headers of a message, sorted. */
export function headerNames(raw: string): string[] {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  return head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0] ?? '')
    .sort();
}

/** One header's value, unfolded. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
