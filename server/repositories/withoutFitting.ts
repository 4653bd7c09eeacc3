import { messagesIn } from '../messages/messages.ts';
import type { Configuration } from '../rules/configuration.ts';
import { toMinor } from '../rules/money.ts';

const FITTING = 'fitting';

/** What fitting costs of a finished window, in fils. */
export const fittingMinor = ({ breakdown }: Pick<Configuration, 'breakdown'>): number =>
  breakdown
    .filter(({ code }) => code === FITTING)
    .reduce((sum, { amount }) => sum + toMinor(amount), 0);

/** A finished window that the customer hangs: fitting is neither sold nor paid (product 16.18). */
export function withoutFitting(content: Configuration): Configuration {
  const { facts, breakdown } = content;
  const fact = (language: 'en' | 'ar') => [
    ...facts[language],
    messagesIn(language).made.withoutFitting,
  ];
  return {
    ...content,
    facts: { en: fact('en'), ar: fact('ar') },
    breakdown: breakdown.filter(({ code }) => code !== FITTING),
    withoutFitting: true,
  };
}
