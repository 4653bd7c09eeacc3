import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  /** Number of received mails. */
  count: () => number;
  close: () => Promise<void>;
}

/** Starts a mail server that accepts and discards all mails. */
export async function openMailSink(): Promise<MailSink> {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.once('end', () => {
        received += 1;
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
