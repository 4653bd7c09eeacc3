import { messages as components } from '@/components/messages';
import { madeMessages } from '@/components/made/messages';
import type { DrawnProduct } from '@/components/made/MadeDrawing';
import type { Translate } from '@/i18n/createI18n';
import type { PricedWindow } from '@/lib/madeToMeasure/priceWindow';
import type { MadeDraft } from '@/lib/windows/madeDraft';
import { cmText } from '../drawing/describeDrawing';
import { editorMessages } from '../editor/messages';
import { configuratorMessages as messages } from './messages';

/** The finished size as it is drawn. */
export function drawnOf(result: PricedWindow, draft: MadeDraft): DrawnProduct {
  const { parts, drop } = result;
  return result.kind === 'curtain'
    ? { draw: draft.draw, width: result.track, drop, parts }
    : { draw: 'blind', width: result.width, drop, parts };
}

/** What is made, in one line: '290 × 265 cm, Wave (ripple-fold), Cotton lining, By hand'. */
export function madeSummary(t: Translate, result: PricedWindow, draft: MadeDraft): string {
  const { width, drop, parts } = drawnOf(result, draft);
  const size = t(madeMessages.size, { width: cmText(width / 10), drop: cmText(drop / 10) });
  const several = parts === 1 ? [] : [t(messages.parts[result.kind], { count: parts })];
  const { headings, draws } = editorMessages;
  const chosen =
    result.kind === 'curtain'
      ? [
          t(headings[draft.heading]),
          t(messages.linings[draft.lining]),
          t(draws[draft.draw]),
          t(messages.controls[draft.moving]),
        ]
      : [t(messages.mounts[draft.mount]), t(messages.controls[draft.control])];
  return [size, ...several, ...chosen].join(t(components.comma));
}
