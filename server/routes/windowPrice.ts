import type {
  WindowPrice,
  WindowPriceRequest,
  WindowRefusal,
} from '../../src/contract/madeToMeasure.ts';
import type { Refusal } from '../../src/lib/madeToMeasure/configuration.ts';
import { guaranteeGaps } from '../../src/lib/madeToMeasure/fitGuarantee.ts';
import type { PricedWindow, WindowRequest } from '../../src/lib/madeToMeasure/priceWindow.ts';
import { centimetresOf } from '../../src/lib/madeToMeasure/window.ts';
import type { Messages } from '../messages/messages.ts';
import { toMajor } from '../rules/money.ts';
import { pricedParts } from '../rules/pricedParts.ts';

const cm = (millimetres: number): string => String(centimetresOf(millimetres));

/** A measure of a refusal: cm, or kg and m² with their unit. */
function measure(of: Refusal['of'], value: number | undefined): string {
  if (value === undefined) return '';
  if (of === 'weight' || of === 'load') return `${Math.ceil(value / 100) / 10} kg`;
  return of === 'area' ? `${value / 100} m²` : cm(value);
}

/** A refusal with its sentence, and what works instead. */
export function refusalResponse({ made }: Messages, refusal: Refusal): WindowRefusal {
  const { code, of, value, min, max, change, each } = refusal;
  const facts = { value: measure(of, value), min: measure(of, min), max: measure(of, max) };
  const reason = made.refusals[code](facts);
  const parts = change?.parts;
  const works =
    parts === undefined || each === undefined ? '' : ` ${made.partsWork(parts, cm(each))}`;
  return { code, message: `${reason}${works}`, ...(change && { change: { ...change } }) };
}

/** What a finished window is, in a few words: its size first. */
export function windowFacts(
  { made }: Messages,
  { options }: WindowRequest,
  result: PricedWindow,
): string[] {
  const width = result.kind === 'curtain' ? result.track : result.width;
  const one = made.size(cm(width), cm(result.drop));
  const size = result.parts === 1 ? one : made.parts(result.parts, one);
  if ('control' in options) return [size, made.controls[options.control]];
  const { heading, lining, draw, motor } = options;
  return [
    size,
    made.headings[heading],
    ...(lining === 'none' ? [] : [made.linings[lining]]),
    made.draws[draw],
    ...(motor === undefined ? [] : [made.motorised]),
  ];
}

/** The fields of a price that are the same whether it is kept or not. */
export function priceResponse(
  messages: Messages,
  result: PricedWindow,
): Pick<WindowPrice, 'price' | 'vat' | 'breakdown' | 'layout' | 'warnings'> {
  return {
    price: toMajor(result.total),
    vat: toMajor(result.vat),
    ...pricedParts(result),
    warnings: result.warnings.map((code) => ({ code, message: messages.made.warnings[code] })),
  };
}

/** Whether a window has the fit guarantee, and what is missing. */
export function guaranteeResponse(
  { guarantee: texts }: Messages,
  request: Pick<WindowPriceRequest, 'window' | 'options'>,
): WindowPrice['guarantee'] {
  const missing = guaranteeGaps(request).map((gap) => texts.gaps[gap]);
  return { message: missing.length === 0 ? texts.given : texts.missing, missing };
}
