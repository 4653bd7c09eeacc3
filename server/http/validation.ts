import { z } from 'zod';
import { canonicalEmail } from '../rules/email.ts';

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;
const LONE_SURROGATE = /\p{Cs}/u;
/** Characters that turn text round or hide in it; nobody types them into a form. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const MAX_ID = 120;

export interface TextOptions {
  max: number;
  /** Said when the text is missing or not text. */
  required: string;
  /** What the field is called when it is too long or holds what it must not. */
  label: string;
  /** Whether line breaks may stand in it. */
  lines?: boolean;
}

function cleanText(options: Omit<TextOptions, 'required'>, notText: string) {
  const forbidden = options.lines ? CONTROL_BUT_LINES : CONTROL;
  return z
    .string({ error: notText })
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .max(options.max, `${options.label} is too long: at most ${options.max} characters.`)
        .refine(
          (value) => !forbidden.test(value) && !LONE_SURROGATE.test(value),
          `${options.label} holds characters that cannot be used here.`,
        ),
    );
}

/** Text that has to be there; trimmed, without control characters. */
export function requiredText(options: TextOptions) {
  return cleanText(options, options.required).pipe(z.string().min(1, options.required));
}

/** Text that may be left out, null or empty; always comes out as text. */
export function optionalText(options: Omit<TextOptions, 'required'>) {
  return cleanText(options, `${options.label} must be text.`).nullish().transform(orEmpty);
}

function orEmpty(value: string | null | undefined): string {
  return value ?? '';
}

/** Takes out invisible characters that could disguise a published text. */
export function withoutInvisible(value: string): string {
  return value.replace(INVISIBLE, '');
}

/** An opaque id; whether it exists is the repository's answer (404). */
export function idText(name: string) {
  return requiredText({ max: MAX_ID, required: `${name} is required.`, label: name });
}

/** One e-mail address in canonical form (spec §5 gives the message). */
export function emailText(message = 'Please enter a valid email address') {
  return z.string({ error: message }).transform((value, context) => {
    const email = value.length <= 320 ? canonicalEmail(value) : undefined;
    if (email) return email;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A whole number written in plain digits in the query. */
export function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}.`;
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

const MAX_PAGE = 1_000_000;

/** The query of every paged list; `limit` is 1–100. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber('page', 1, MAX_PAGE).default(1),
    limit: wholeNumber('limit', 1, 100).default(defaultLimit),
  };
}
