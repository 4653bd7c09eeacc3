import { useLocation, type Location } from 'react-router';

/** Props of a hash link on the current page; keeps query and navigation state. */
export function useHashLink() {
  const { search, state } = useLocation() as Location<unknown>;
  return (id: string) => ({ to: { search, hash: `#${id}` }, state });
}
