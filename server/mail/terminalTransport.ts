import type { Mail, MailTransport } from './mail.ts';

const WIDTH = 64;

function codeBanner(code: string): string {
  return `   ${'*'.repeat(20)}\n   *   code: ${code}   *\n   ${'*'.repeat(20)}\n`;
}

/** Formats a mail for the terminal. */
export function printedMail(mail: Mail): string {
  const rule = '-'.repeat(WIDTH);
  const body = mail.text.trimEnd().replaceAll(/^/gm, '   ');
  const code = mail.code ? `\n${codeBanner(mail.code)}` : '';
  return `\n${rule}\n E-mail to ${mail.to}\n ${mail.subject}\n${rule}\n${code}\n${body}\n${rule}\n\n`;
}

/** Prints mails instead of sending them; the local outbox lists them too. */
export function terminalTransport(write: (text: string) => void): MailTransport {
  return {
    keepsContent: true,
    send: (mail) => {
      write(printedMail(mail));
      return Promise.resolve();
    },
  };
}
