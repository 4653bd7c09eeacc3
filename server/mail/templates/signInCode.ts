import type { Company } from '../../config.ts';
import type { Mail } from '../mail.ts';
import { mailHtml, signature } from './layout.ts';

const ADVICE = 'It works once and for 3 minutes. Nobody from our team will ever ask you for it.';
const NOT_YOU = 'If you did not try to sign in, you can ignore this e-mail.';

/** The mail with the six digits. */
export function signInCodeMail(company: Company, to: string, code: string): Mail {
  return {
    to,
    code,
    subject: `${code} is your ${company.name} sign-in code`,
    text: `Your sign-in code is ${code}\n\n${ADVICE}\n${NOT_YOU}\n\n${signature(company)}`,
    html: mailHtml(
      company,
      `<p>Your sign-in code is</p>
<p style="font:bold 32px/1.2 monospace;letter-spacing:6px;margin:0 0 16px">${code}</p>
<p>${ADVICE}</p><p>${NOT_YOU}</p>`,
    ),
  };
}
