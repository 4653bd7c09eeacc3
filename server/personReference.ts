import type { Secrets } from './secrets.ts';

const LENGTH = 16;

/**
 * A name for a person in log lines and records, the same for the same e-mail address. Only who knows the shop's secret and
 * the address can tell whom it means.
 */
export function personReference({ hash }: Pick<Secrets, 'hash'>, email: string): string {
  return `person-${hash('person', email).slice(0, LENGTH)}`;
}
