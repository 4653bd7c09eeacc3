import type { Language } from '../../src/contract/common.ts';
import type { OrderedConfiguration } from '../../src/contract/orders.ts';
import { messagesIn } from '../messages/messages.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import type { Configuration } from '../rules/configuration.ts';

/** Names a finished window in a language: `Living 1: 290 x 265 cm, wave, lined, pair`. */
export const configurationLabel = (
  { request, facts }: { request: { name?: string }; facts: Configuration['facts'] },
  language: Language,
): string => messagesIn(language).made.label(request.name ?? '', facts[language]);

/** Whether a finished window has the fit guarantee, and what is missing, in sentences; none for one that was kept before it was given. */
export function guaranteeTexts(
  { guaranteeGaps }: Pick<Configuration, 'guaranteeGaps'>,
  language: Language,
): { guarantee?: string[] } {
  if (guaranteeGaps === undefined) return {};
  const { given, missing, gaps } = messagesIn(language).guarantee;
  const isGiven = guaranteeGaps.length === 0;
  return { guarantee: isGiven ? [given] : [missing, ...guaranteeGaps.map((gap) => gaps[gap])] };
}

/** What an order shows of a finished window. */
export function orderedConfiguration(json: string, language: Language): OrderedConfiguration {
  const configuration = parseConfiguration(json);
  const { request, facts, breakdown, layout, tableVersion, withoutFitting } = configuration;
  return {
    name: request.name ?? '',
    summary: facts[language],
    window: request.window,
    options: request.options,
    breakdown,
    ...(layout && { layout }),
    priceTableVersion: tableVersion,
    ...(withoutFitting && { withoutFitting }),
    ...guaranteeTexts(configuration, language),
  };
}
