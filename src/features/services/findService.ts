import type { ServicePage } from '@/content/services';

/** The service of an address, matched without regard to case and closing slash; the first where none matches. */
export function findService(services: readonly ServicePage[], pathname: string): ServicePage {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  const found = services.find(({ path }) => path === wanted) ?? services[0];
  if (found === undefined) throw new Error('The shop has no service pages.');
  return found;
}
