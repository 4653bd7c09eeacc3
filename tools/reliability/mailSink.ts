import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail that the mail server has accepted. */
export interface Delivery {
  /** Id in the shop's queue, which is the local part of the `Message-ID`. */
  id: string;
  subject: string;
  /** Time on the clock of `performance`. */
  at: number;
}

export interface MailSink {
  /** Value of SMTP_URL. */
  url: string;
  deliveries: readonly Delivery[];
  close: () => void;
}

/** Starts a mail server that accepts everything. @param delayMs time that each mail takes */
export async function startMailSink(delayMs = 0): Promise<MailSink> {
  const deliveries: Delivery[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.once('end', () => {
        const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? '';
        const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '';
        deliveries.push({ id, subject, at: performance.now() });
        void wait(delayMs).then(() => done());
      });
    },
  });
  // A killed client resets its connection.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, deliveries, close: () => smtp.close() };
}
