import { z } from 'zod';
import type { Messages } from '../messages/messages.ts';
import { canonicalEmail } from '../rules/email.ts';
import { typedLine, typedProse } from '../rules/typed.ts';

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;
const LONE_SURROGATE = /\p{Cs}/u;
/** Invisible and bidirectional characters and tags that could disguise text. */
const INVISIBLE =
  /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const MAX_ID = 120;

export interface TextOptions {
  max: number;
  /** Message when the text is missing or not a string. */
  required: string;
  /** Name of the field in error messages. */
  label: string;
  /** Whether it is prose: line breaks are allowed, and the direction marks of Arabic stay. */
  lines?: boolean;
}

function cleanText(
  { requests }: Messages,
  options: Omit<TextOptions, 'required'>,
  notText: string,
) {
  const forbidden = options.lines ? CONTROL_BUT_LINES : CONTROL;
  return z
    .string({ error: notText })
    .transform(options.lines ? typedProse : typedLine)
    .pipe(
      z
        .string()
        .max(options.max, requests.tooLong(options.label, options.max))
        .refine(
          (value) => !forbidden.test(value) && !LONE_SURROGATE.test(value),
          requests.badCharacters(options.label),
        ),
    );
}

/** Required text; trimmed, without control characters. A text of invisible characters is empty. */
export function requiredText(messages: Messages, options: TextOptions) {
  return cleanText(messages, options, options.required).pipe(
    z.string().refine((value) => withoutInvisible(value).trim() !== '', options.required),
  );
}

/** Optional text; missing, null and empty values become an empty string. */
export function optionalText(messages: Messages, options: Omit<TextOptions, 'required'>) {
  const notText = messages.requests.notText(options.label);
  return cleanText(messages, options, notText).nullish().transform(orEmpty);
}

function orEmpty(value: string | null | undefined): string {
  return value ?? '';
}

/** Removes invisible characters that could disguise a published text. */
export function withoutInvisible(value: string): string {
  return value.replace(INVISIBLE, '');
}

/** An opaque id; the repository decides whether it exists (404). */
export function idText(messages: Messages, name: string) {
  const required = messages.requests.idRequired(name);
  return requiredText(messages, { max: MAX_ID, required, label: name });
}

/** An optional opaque id; missing and empty values become an empty string. */
export function optionalIdText(messages: Messages, name: string) {
  return optionalText(messages, { max: MAX_ID, label: name });
}

/** One e-mail address in canonical form; the message is fixed (product 10.1). */
export function emailText({ shop }: Messages) {
  const message = shop.invalidEmail;
  return z.string({ error: message }).transform((value, context) => {
    const email = value.length <= 320 ? canonicalEmail(value) : undefined;
    if (email) return email;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A mailed code of six digits; the message is fixed (product 10.3). */
export function codeText({ shop }: Messages) {
  return z
    .string({ error: shop.invalidOtp })
    .transform(typedLine)
    .pipe(z.string().regex(/^\d{6}$/, shop.invalidOtp));
}

/** A whole number in the query, written in plain digits. */
export function wholeNumber({ requests }: Messages, name: string, min: number, max: number) {
  const message = requests.wholeNumber(name, min, max);
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

const MAX_PAGE = 1_000_000;

/** Query parameters of paginated lists; `limit` is 1–100. */
export function pageQuery(messages: Messages, defaultLimit: number) {
  return {
    page: wholeNumber(messages, 'page', 1, MAX_PAGE).default(1),
    limit: wholeNumber(messages, 'limit', 1, 100).default(defaultLimit),
  };
}
