/** An item or total of a bill. */
export interface Amount {
  label: string;
  detail?: string;
  amount: string;
}

export interface Step {
  label: string;
  isReached: boolean;
}

/** A part of a mail's body, with a plain-text and an HTML form. */
export type Block =
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'code'; code: string }
  | {
      kind: 'address';
      label: string;
      lines: readonly string[];
      map?: { label: string; url: string };
    }
  | { kind: 'bill'; items: readonly Amount[]; totals: readonly Amount[] }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'link'; label: string; url: string };

export interface MailContent {
  /** A few words above the title: what the mail is about, and its number. */
  overline?: { label: string; number: string };
  title: string;
  /** Preview text in the inbox. */
  preview: string;
  blocks: readonly Block[];
}

/** The shop as the sender of a mail. */
export interface Sender {
  /** In the language of the mail. */
  name: string;
  email: string;
  phone: string;
}
