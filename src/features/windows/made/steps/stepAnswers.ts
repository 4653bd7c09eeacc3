import { madeMessages } from '@/components/made/messages';
import type { Translate } from '@/i18n/createI18n';
import type { MadeDraft, MadeProduct } from '@/lib/windows/madeDraft';
import { cmText } from '../../drawing/describeDrawing';
import { editorMessages } from '../../editor/messages';
import { configuratorMessages as messages } from '../messages';
import type { StepId } from './useSteps';

/** What is chosen in each step, in the words of its options; `windowName` is that of a window of the list, `layerName` of the second cloth. */
export function stepAnswers(
  t: Translate,
  draft: MadeDraft,
  { kind }: MadeProduct,
  windowName: string | undefined,
  layerName: string | undefined,
): Record<StepId, readonly string[]> {
  const { width, drop, mount, heading, draw, lining, moving, control, measuring } = draft;
  const size =
    width === null || drop === null
      ? []
      : [t(madeMessages.size, { width: cmText(width), drop: cmText(drop) })];
  const place = windowName === undefined ? [t(messages.mounts[mount])] : [];
  const isCurtain = kind === 'curtain';
  return {
    window: windowName === undefined ? [...size, ...(isCurtain ? [] : place)] : [windowName],
    hang: [t(editorMessages.headings[heading]), ...place, t(editorMessages.draws[draw])],
    lining: [t(messages.linings[lining]), ...(layerName === undefined ? [] : [layerName])],
    move: [t(isCurtain ? messages.controls[moving] : messages.controls[control])],
    check: measuring === undefined ? [] : [t(messages[measuring])],
  };
}
