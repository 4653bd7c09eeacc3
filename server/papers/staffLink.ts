import { HOUR } from '../clock.ts';
import { isSameSecret } from '../secrets.ts';
import type { Services } from '../services.ts';

/** How long a link to a paper for the staff works. */
const LINK_MS = 24 * HOUR;

/** Papers of an order that only the staff sees. */
export type OrderPaper = 'workroom' | 'fitter';
/** With the form that revises a quote. */
type StaffPaper = OrderPaper | 'quote';

type Parts = Pick<Services, 'secrets'>;

function keyOf({ secrets }: Parts, paper: StaffPaper, id: string, expires: string): string {
  return `${id}.${expires}.${secrets.hash(`staff-${paper}`, `${id} ${expires}`)}`;
}

/** Signed path of a paper, valid for 24 hours without a session. */
export function staffPath(parts: Parts, paper: StaffPaper, id: string, now: Date): string {
  const expires = String(now.getTime() + LINK_MS);
  return `/staff/${paper}/${keyOf(parts, paper, id, expires)}`;
}

/** Id of the order or quote of a link; `undefined` for an invalid or expired one. */
export function idOfLink(
  parts: Parts,
  paper: StaffPaper,
  key: string,
  now: Date,
): string | undefined {
  const [id = '', expires = ''] = key.split('.');
  const isValid = isSameSecret(key, keyOf(parts, paper, id, expires));
  return isValid && Number(expires) > now.getTime() ? id : undefined;
}
