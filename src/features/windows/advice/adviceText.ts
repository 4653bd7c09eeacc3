import type { Translate } from '@/i18n/createI18n';
import type { SizeAdvice } from '@/lib/windows/sizeAdvice';
import { cmText } from '../drawing/describeDrawing';
import { adviceMessages } from '../messages';

const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100;

/** How a size fits a window, in short sentences. */
export function adviceText(t: Translate, advice: SizeAdvice): string[] {
  const texts = adviceMessages;
  if (advice.kind === 'cloth') {
    const { layout, widths, seams, metres, quantity } = advice.cloth;
    return [
      layout === 'sideways' ? t(texts.sideways) : t(texts.widths, { widths, seams }),
      t(texts.metres, { metres: toCentimetre(metres), quantity: String(quantity) }),
    ];
  }
  if (advice.kind === 'panels') {
    const { fit } = advice;
    if (!fit.fits) return [t(texts.tooShortPanel, { by: cmText(fit.by) })];
    const count = t(texts.panels, { count: fit.count });
    if (fit.change === 'none') return [count];
    const change = fit.change === 'shorten' ? texts.shorten : texts.lowerRod;
    return [count, t(change, { by: cmText(fit.by) })];
  }
  const { fit, isBest } = advice;
  if (fit.fits === null) return [t(texts.reasons[fit.reason])];
  const how =
    fit.fits === 'inside' ? t(texts.inside) : t(texts.outside, { by: cmText(fit.pastFrame) });
  return isBest ? [how, t(texts.best)] : [how];
}
