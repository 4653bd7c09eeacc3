import type { Language } from '../../src/contract/common.ts';
import { escapeHtml } from '../http/html.ts';

/** What the HTML of mails has to mirror or adapt for a writing direction. */
export interface MailStyle {
  /** Attributes of the html element. */
  root: string;
  /** Attribute and declaration for tables and cells, because some clients drop those of the html element. */
  dir: string;
  direction: string;
  /** The same for a code, which is always written from left to right. */
  codeDir: string;
  codeDirection: string;
  /** Where lines end. */
  end: 'left' | 'right';
  /** Padding shorthand from logical values. */
  padding: (block: string, end: string) => string;
  sans: string;
  serif: string;
  lineHeight: number;
  titleLineHeight: number;
  /** Declarations that Latin letters allow; Arabic ones are joined and have no capitals. */
  spaced: (letterSpacing: string) => string;
  capitals: string;
  /** HTML of a value that is always written from left to right, such as a number. */
  leftToRight: (text: string) => string;
  /** HTML of a value in an unknown language, such as a name. */
  anyDirection: (text: string) => string;
}

const ltr: MailStyle = {
  root: 'lang="en"',
  dir: '',
  direction: '',
  codeDir: '',
  codeDirection: '',
  end: 'right',
  padding: (block, end) => `${block} ${end} ${block} 0`,
  sans: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  serif: "'Cormorant Garamond',Garamond,Georgia,serif",
  lineHeight: 1.55,
  titleLineHeight: 1.2,
  spaced: (letterSpacing) => `letter-spacing:${letterSpacing};`,
  capitals: 'text-transform:uppercase;',
  leftToRight: escapeHtml,
  anyDirection: escapeHtml,
};

const rtl: MailStyle = {
  root: 'lang="ar" dir="rtl"',
  dir: ' dir="rtl"',
  direction: 'direction:rtl;',
  codeDir: ' dir="ltr"',
  codeDirection: 'direction:ltr;',
  end: 'left',
  padding: (block, end) => `${block} 0 ${block} ${end}`,
  // Both are on Windows, macOS and iOS, and in Outlook's list of safe fonts.
  sans: 'Tahoma,Arial,sans-serif',
  serif: 'Tahoma,Arial,sans-serif',
  lineHeight: 1.8,
  titleLineHeight: 1.4,
  spaced: () => '',
  capitals: '',
  leftToRight: (text) => `<span dir="ltr">${escapeHtml(text)}</span>`,
  anyDirection: (text) => `<span dir="auto">${escapeHtml(text)}</span>`,
};

export const MAIL_STYLES: Record<Language, MailStyle> = { en: ltr, ar: rtl };
