import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as received: headers, an empty line, the body. */
  raw: string;
}

export interface SmtpSink {
  url: string;
  inbox: ReceivedMail[];
  /** Rejects the next recipients with this status, e.g. `550`. */
  refuse: (status: number, times?: number) => void;
  /** Delays the acceptance of recipients. */
  slow: (ms: number) => void;
  /** Never answers for recipients of this domain. */
  hang: (domain: string) => void;
  /** Number of recipients without an answer. */
  hanging: () => number;
  close: () => Promise<void>;
}

/** An SMTP server that collects mail. @param port defaults to a free one */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const inbox: ReceivedMail[] = [];
  const refusals: number[] = [];
  const hangingDomains: string[] = [];
  const unanswered: ((error: Error) => void)[] = [];
  let delay = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // Instead of half a minute, for connections that a test leaves open.
    closeTimeout: 2_000,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (hangingDomains.some((domain) => address.endsWith(`@${domain}`))) {
        unanswered.push(done);
        return;
      }
      const status = refusals.shift();
      const error = status && Object.assign(new Error('rejected'), { responseCode: status });
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
  // Clients that give up reset their connection, which some tests cause on purpose.
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
    hang: (domain) => void hangingDomains.push(domain),
    hanging: () => unanswered.length,
    close: () => {
      for (const done of unanswered) done(new Error('closed'));
      return new Promise((resolve) => smtp.close(() => resolve()));
    },
  };
}

/** Sorted header names of a message. */
export function headerNames(raw: string): string[] {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  return head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0] ?? '')
    .sort();
}

/** Unfolded value of one header. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
