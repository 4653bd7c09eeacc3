import { z } from 'zod';
import type { ChangedWindow, WindowChanges } from '../../src/contract/windows.ts';
import { localized } from '../http/route.ts';
import type { LocalizedSchema } from '../http/route.ts';
import { WINDOWS } from '../limits/customers.ts';
import type { Messages } from '../messages/messages.ts';

// Limits of the storefront's src/lib/windows, which a test compares with these.
const MAX_NAME = 40;
const NOTES = ['handle', 'ac', 'sprinkler', 'socket', 'laser', 'robot', 'bedroom'] as const;
const MAX_TIME_MS = 8.64e15;

/** Control and direction characters would reorder the text around a name. */
const NOT_ON_A_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

function toName(text: string): string {
  const line = text.replace(NOT_ON_A_LINE, ' ').trim();
  return Array.from(line).slice(0, MAX_NAME).join('').trimEnd();
}

/** Schemas of the fields, with one message: people do not write this body. */
function fieldsOf({ requests }: Messages) {
  const error = requests.notWindows;
  const time = z.number({ error }).min(0, error).max(MAX_TIME_MS, error).transform(Math.trunc);
  const length = (min: number, max: number) =>
    z
      .number({ error })
      .min(min, error)
      .max(max, error)
      .transform((cm) => Math.round(cm * 10) / 10)
      .nullable();
  return {
    error,
    id: z
      .string({ error })
      .regex(/^[\w-]{1,64}$/, error)
      // The storefront keeps windows by id, and every object has properties such as `__proto__`.
      .refine((id) => !(id in Object.prototype), error),
    time,
    name: z.string({ error }).max(WINDOWS.maxTextLength, error).transform(toName),
    notes: z
      .array(z.enum(NOTES, { error }), { error })
      .max(NOTES.length, error)
      .transform((ticked) => NOTES.filter((note) => ticked.includes(note))),
    width: length(20, 1200),
    drop: length(20, 800),
    diagonal: length(20, 1450),
    space: length(0, 1200),
  };
}

function changedWindow(m: Messages): z.ZodType<ChangedWindow> {
  const { error, id, time, name, notes, width, drop, diagonal, space } = fieldsOf(m);
  return z.object(
    {
      id,
      room: name,
      name,
      mount: z.enum(['ceiling', 'wall', 'pole', 'inside', 'outside'], { error }),
      heading: z.enum(['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'], { error }),
      draw: z.enum(['pair', 'left', 'right'], { error }),
      reach: z.enum(['floor', 'sill', 'belowSill'], { error }),
      floor: z.enum(['finished', 'coming'], { error }),
      notes,
      widths: z.tuple([width, width, width], { error }),
      drops: z.tuple([drop, drop, drop], { error }),
      diagonals: z.tuple([diagonal, diagonal], { error }),
      track: width,
      freeLeft: space,
      freeRight: space,
      freeAbove: space,
      depth: space,
      updatedAt: time,
      base: time.optional(),
    },
    { error },
  );
}

/** Changes of one device: as many windows and erasures as an account holds. */
export const windowChanges: LocalizedSchema<WindowChanges> = localized((m) => {
  const { error, id, time } = fieldsOf(m);
  return z.object({
    windows: z.array(changedWindow(m), { error }).max(WINDOWS.perCustomer, error),
    erased: z
      .array(z.object({ id, erasedAt: time }, { error }), { error })
      .max(WINDOWS.erasedPerCustomer, error),
  });
});
