import type { Translate } from '@/i18n/createI18n';
import type { Change, Refusal } from '@/lib/madeToMeasure/configuration';
import type { MadeProduct } from '@/lib/windows/madeDraft';
import { editorMessages } from '../editor/messages';
import { configuratorMessages } from './messages';
import { refusalMessages } from './refusals/messages';

/** Millimetres as cm, grams as kg; `0` when the refusal has none. */
function figure({ of }: Refusal, value = 0): string {
  const divisor = of === 'weight' || of === 'load' ? 1000 : 10;
  return String(Math.round((value / divisor) * 10) / 10);
}

/** Why a window cannot be made. */
export function refusalText(t: Translate, refusal: Refusal): string {
  const { codes } = refusalMessages;
  const { code, value, min, max } = refusal;
  const figures = {
    value: figure(refusal, value),
    min: figure(refusal, min),
    max: figure(refusal, max),
  };
  if (code === 'size' && min === undefined) return t(codes.sizeAtMost, figures);
  return t(codes[code], figures);
}

/** What one press changes, so that the window can be made; `undefined` when nothing is offered. */
export function changeText(
  t: Translate,
  { change, each = 0 }: Refusal,
  { kind }: MadeProduct,
): string | undefined {
  const { changes } = refusalMessages;
  if (change === undefined) return undefined;
  const choose = (what: string) => t(changes.choose, { what });
  const { mount, heading, lining, left, parts, motor, control, extras }: Change = change;
  if (parts !== undefined)
    return t(changes.parts[kind], { parts, each: String(Math.floor(each) / 10) });
  if (mount !== undefined)
    return mount === 'outside' ? t(changes.outside) : choose(t(configuratorMessages.mounts[mount]));
  if (heading !== undefined) return choose(t(editorMessages.headings[heading]));
  if (lining !== undefined) return choose(t(configuratorMessages.linings[lining]));
  if (left === null) return t(changes.bothSides);
  if (motor === null) return t(changes.noMotor);
  const moving = motor ?? control;
  if (moving !== undefined) return choose(t(configuratorMessages.controls[moving]));
  return extras === undefined ? undefined : t(changes.withoutExtras);
}
