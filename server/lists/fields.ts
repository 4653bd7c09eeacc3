import { z } from 'zod';
import { hostedPicture } from './hostedPicture.ts';

const FORBIDDEN = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Text of a catalogue file, which may be empty. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !FORBIDDEN.test(value), 'holds characters that cannot be shown');

/** Text of a catalogue file that must not be empty. */
export const required = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be empty');

/** URL of an image, of the shop itself or of another host (hostedPicture.ts). */
export const mediaUrl = z
  .string()
  .max(2000)
  .regex(
    /^(\/(?!\/)|https:\/\/)[^\s"<>\\]+$/,
    'must begin with / or https://, or be the name of a photo such as linen-1.jpg',
  )
  .transform((value, context) => {
    const { url, problem } = hostedPicture(value);
    if (url !== undefined) return url;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

export const image = z.strictObject({ url: mediaUrl, alt: text(500) });
