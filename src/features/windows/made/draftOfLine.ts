import { parseWindow } from '@/api/parsers/orderedConfiguration';
import type { Id } from '@/contract/common';
import { asCount, asNumber, asRecord } from '@/lib/coerce';
import { chosenParts } from '@/lib/madeToMeasure/configuration';
import { POWERS } from '@/lib/madeToMeasure/values';
import {
  firstDraft,
  isForProduct,
  type MadeDraft,
  type MadeProduct,
} from '@/lib/windows/madeDraft';
import { remotesFor } from '@/lib/windows/remotes';
import {
  DRAWS,
  isCurtainMount,
  largest,
  smallest,
  type MeasuredWindow,
} from '@/lib/windows/measuredWindow';

/** A line of the cart that is priced with other options. */
export interface EditedLine {
  sizeId: Id;
  windowId?: Id;
  /** As the server sent it. */
  input: unknown;
}

/** What a motor of the line is controlled with. */
function controlsIn({
  controls,
  motor,
  control,
}: Readonly<Record<string, unknown>>): Pick<MadeDraft, 'remote' | 'hub'> {
  if (!POWERS.some((power) => power === motor || power === control)) return {};
  const chosen: unknown[] = Array.isArray(controls) ? controls : [];
  const remote = remotesFor({ parts: 1 }).find((known) => chosen.includes(known)) ?? 'none';
  return { remote, hub: chosen.includes('hub') };
}

/** What was chosen for a line; what is not offered is as for a new window (product 16.17). */
export function draftOfLine(
  { windowId, input }: EditedLine,
  product: MadeProduct,
  windows: readonly MeasuredWindow[],
): MadeDraft {
  const { window, options: chosen } = asRecord(input);
  const options = asRecord(chosen);
  const { mount, widths, drops } = parseWindow(window);
  const height = asNumber(asRecord(window)['height']);
  const first = firstDraft(product);
  /** The chosen value if it is offered. */
  const offered = <Value>(values: readonly Value[], value: unknown, otherwise: Value) =>
    values.find((known) => known === value) ?? otherwise;
  const known = windows.find((one) => one.id === windowId && isForProduct(one, product));
  const typed: MadeDraft = {
    ...first,
    windowId: known?.id,
    mount: isCurtainMount(mount) === (product.kind === 'curtain') ? mount : first.mount,
    width: mount === 'inside' ? smallest(widths) : largest(widths),
    drop: largest(drops),
    parts: chosenParts({ parts: asCount(options['parts']) }),
    ...controlsIn(options),
    measuring: 'self',
  };
  if (product.kind === 'curtain')
    return {
      ...typed,
      heading: offered(product.headings, options['heading'], first.heading),
      lining: offered(product.linings, options['lining'], first.lining),
      draw: offered(DRAWS, options['draw'], first.draw),
      left: asNumber(options['left']) ?? null,
      handFinish: product.handFinish === 'offered' && options['handFinish'] === true,
      hemOnSite: options['hem'] === 'followFloor',
      moving: offered(['hand', ...POWERS] as const, options['motor'], 'hand'),
    };
  const extras: unknown = options['extras'];
  const child: unknown = options['child'];
  return {
    ...typed,
    control: offered(product.controls, options['control'], first.control),
    extras: product.extras.filter((extra) => Array.isArray(extras) && extras.includes(extra)),
    isFinished: options['sizeIs'] === 'finished',
    toFloor: options['toFloor'] === true,
    height: height ?? null,
    child: typeof child === 'boolean' ? child : undefined,
  };
}
