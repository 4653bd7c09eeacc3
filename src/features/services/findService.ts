import type { ServicePage } from '@/content/services';

/** Service of a URL path, ignoring case and trailing slashes; defaults to the first. */
export function findService(services: readonly ServicePage[], pathname: string): ServicePage {
  const normalised = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  const service = services.find(({ path }) => path === normalised) ?? services[0];
  if (service === undefined) throw new Error('No service pages configured.');
  return service;
}
