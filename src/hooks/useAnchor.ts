import { useLocation, type Location } from 'react-router';

/** Link props that lead to a place on this page and keep its query and navigation state. */
export function useAnchor() {
  const { search, state } = useLocation() as Location<unknown>;
  return (id: string) => ({ to: { search, hash: `#${id}` }, state });
}
