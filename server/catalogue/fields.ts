import { z } from 'zod';

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
