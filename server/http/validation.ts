import { z } from 'zod';
import { canonicalEmail } from '../rules/email.ts';

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;
const LONE_SURROGATE = /\p{Cs}/u;
/** Invisible and bidirectional characters that could disguise text. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const MAX_ID = 120;

export interface TextOptions {
  max: number;
  /** Message when the text is missing or not a string. */
  required: string;
  /** Name of the field in error messages. */
  label: string;
  /** Whether line breaks are allowed. */
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

/** Required text; trimmed, without control characters. */
export function requiredText(options: TextOptions) {
  return cleanText(options, options.required).pipe(z.string().min(1, options.required));
}

/** Optional text; missing, null and empty values become an empty string. */
export function optionalText(options: Omit<TextOptions, 'required'>) {
  return cleanText(options, `${options.label} must be text.`).nullish().transform(orEmpty);
}

function orEmpty(value: string | null | undefined): string {
  return value ?? '';
}

/** Removes invisible characters that could disguise a published text. */
export function withoutInvisible(value: string): string {
  return value.replace(INVISIBLE, '');
}

/** An opaque id; the repository decides whether it exists (404). */
export function idText(name: string) {
  return requiredText({ max: MAX_ID, required: `${name} is required.`, label: name });
}

/** An optional opaque id; missing and empty values become an empty string. */
export function optionalIdText(name: string) {
  return optionalText({ max: MAX_ID, label: name });
}

/** One e-mail address in canonical form; the message is fixed (product 10.1). */
export function emailText(message = 'Please enter a valid email address') {
  return z.string({ error: message }).transform((value, context) => {
    const email = value.length <= 320 ? canonicalEmail(value) : undefined;
    if (email) return email;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A whole number in the query, written in plain digits. */
export function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}.`;
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

const MAX_PAGE = 1_000_000;

/** Query parameters of paginated lists; `limit` is 1–100. */
export function pageQuery(defaultLimit: number) {
  return {
    page: wholeNumber('page', 1, MAX_PAGE).default(1),
    limit: wholeNumber('limit', 1, 100).default(defaultLimit),
  };
}
