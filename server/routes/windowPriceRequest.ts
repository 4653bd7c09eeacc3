import { z } from 'zod';
import type { WindowPriceRequest, WindowToOffer } from '../../src/contract/madeToMeasure.ts';
import { MAX_PARTS } from '../../src/lib/madeToMeasure/configuration.ts';
import { extra, heading, lining, power, remote } from '../catalogue/priceTable.ts';
import { WINDOW_OFFERS } from '../limits/clients.ts';
import { localized } from '../http/route.ts';
import type { LocalizedSchema } from '../http/route.ts';
import { idText, optionalIdText, optionalText } from '../http/validation.ts';
import type { Messages } from '../messages/messages.ts';

/** Longest name of a window with its room. */
const MAX_NAME = 85;
/** Longest length in cm, longer than what a window may have. */
const MAX_CM = 2000;
const NOTES = ['handle', 'ac', 'sprinkler', 'socket', 'laser', 'robot', 'bedroom'] as const;

const orUndefined = (text: string): string | undefined => (text === '' ? undefined : text);

/** Fields with one message: people do not write this body. */
function fieldsOf({ made }: Messages) {
  const error = made.badWindow;
  const length = z.number({ error }).min(0, error).max(MAX_CM, error);
  const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values, { error });
  const some = <Value extends string>(values: readonly Value[]) =>
    z.array(oneOf(values), { error }).max(values.length, error);
  const window = z.object(
    {
      mount: oneOf(['ceiling', 'wall', 'pole', 'inside', 'outside']),
      widths: z.array(length.nullable(), { error }).max(3, error),
      drops: z.array(length.nullable(), { error }).max(3, error),
      diagonals: z.array(length.nullable(), { error }).max(2, error).optional(),
      track: length.nullish(),
      freeLeft: length.nullish(),
      freeRight: length.nullish(),
      depth: length.nullish(),
      height: length.nullish(),
      reach: oneOf(['floor', 'sill', 'belowSill']).optional(),
      floor: oneOf(['finished', 'coming']).optional(),
      notes: some(NOTES).optional(),
    },
    { error },
  );
  const flag = z.boolean({ error }).optional();
  const options = z.object(
    {
      heading: oneOf(heading.options).optional(),
      lining: oneOf(lining.options).optional(),
      draw: oneOf(['pair', 'left', 'right']).optional(),
      left: length.optional(),
      parts: z.int({ error }).min(1, error).max(MAX_PARTS, error).optional(),
      motor: oneOf(power.options).optional(),
      controls: some(remote.options).optional(),
      hem: oneOf(['followFloor']).optional(),
      handFinish: flag,
      control: oneOf(['chain', 'cordless', 'wand', ...power.options]).optional(),
      sizeIs: oneOf(['finished']).optional(),
      toFloor: flag,
      extras: some(extra.options).optional(),
      child: flag,
    },
    { error },
  );
  return { error, window, options };
}

/** Body of `price-window`. */
export const windowPriceRequest: LocalizedSchema<WindowPriceRequest> = localized((m) => {
  const { error, window, options } = fieldsOf(m);
  return z.object({
    productId: idText(m, 'productId'),
    window,
    options,
    windowId: optionalIdText(m, 'windowId').transform(orUndefined),
    name: optionalText(m, { max: MAX_NAME, label: 'name' }).transform(orUndefined),
    keep: z.boolean({ error }).optional(),
  });
});

/** Body of `offer-windows`. */
export const windowOffersRequest: LocalizedSchema<{ windows: WindowToOffer[] }> = localized((m) => {
  const { error, window, options } = fieldsOf(m);
  const { heading, draw } = options.required().shape;
  const hung = window.extend({ windowId: idText(m, 'windowId'), heading, draw });
  return z.object({ windows: z.array(hung, { error }).max(WINDOW_OFFERS.windows, error) });
});
