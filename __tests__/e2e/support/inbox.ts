import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The message as received. */
  raw: string;
}

/** An SMTP server that collects mail. */
export interface Inbox {
  url: string;
  mails: ReceivedMail[];
  /** Waits for the next unread mail with a code. */
  nextCode: (email: string) => Promise<string>;
  /** Decoded mails to an address, oldest first. */
  textsTo: (email: string) => string[];
  close: () => Promise<void>;
}

const POLL_MS = 50;
const TIMEOUT_MS = 15_000;
/** Not the date in an order number, nor the number of an invoice. */
const CODE = /(?<![\w-])\d{6}(?![\w-])/;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The text part of a mail without soft line breaks. */
const decodeText = (raw: string) => raw.slice(raw.indexOf('\r\n\r\n')).replace(/=\r\n/g, '');

const codeIn = (raw: string) => CODE.exec(decodeText(raw))?.[0];

/** The first part of a mail with its transfer encoding undone. */
function decodePart(raw: string): string {
  const [, encoding = '', body = ''] =
    /Content-Transfer-Encoding: (\S+)\r\n\r\n([^]*?)\r\n--/i.exec(raw) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return decodeText(raw).replaceAll('=3D', '=');
}

/** Starts a mailbox that accepts every address. */
export async function openInbox(): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  let seen = 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async nextCode(email) {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline) {
        const index = mails.findIndex(
          ({ to, raw }, at) => at >= seen && to.includes(email) && codeIn(raw) !== undefined,
        );
        const code = codeIn(mails[index]?.raw ?? '');
        if (code !== undefined) {
          seen = index + 1;
          return code;
        }
        await pause(POLL_MS);
      }
      throw new Error(`No mail with a code arrived for ${email}.`);
    },
    textsTo: (email) =>
      mails.filter(({ to }) => to.includes(email)).map(({ raw }) => decodePart(raw)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
