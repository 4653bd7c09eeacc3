import type { Company } from '../../config.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

const ADVICE = 'It works once and for 3 minutes. Nobody from our team will ever ask you for it.';
const NOT_YOU = 'If you did not try to sign in, you can ignore this e-mail.';

/** Mail with the sign-in code. */
export function signInCodeMail(company: Company, to: string, code: string): Mail {
  return {
    to,
    code,
    subject: `${code} is your ${company.name} sign-in code`,
    ...composeMail(company, {
      title: 'Your sign-in code',
      preview: ADVICE,
      blocks: [
        { kind: 'code', code },
        { kind: 'paragraph', text: ADVICE },
        { kind: 'note', text: NOT_YOU },
      ],
    }),
  };
}
