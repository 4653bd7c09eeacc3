import { useLocation, type Location } from 'react-router';

/** Props of a hash link on the current page. */
export interface HashLinkProps {
  to: { search: string; hash: string };
  state: unknown;
}

/** Returns the props of hash links on the current page, which keep its query and navigation state. */
export function useHashLink() {
  const { search, state } = useLocation() as Location<unknown>;
  return (id: string): HashLinkProps => ({ to: { search, hash: `#${id}` }, state });
}
