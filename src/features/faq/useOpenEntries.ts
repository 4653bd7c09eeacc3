import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** The slug an address points at; a malformed escape names nothing. */
function slugOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Which questions are open. The one in the address starts open, and opening one puts it there, to be shared. */
export function useOpenEntries() {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const linked = slugOf(hash);

  const isOpen = (slug: string) => toggled.get(slug) ?? slug === linked;
  const setOpen = (slug: string, opens: boolean) => {
    setToggled((before) => {
      const after = new Map(before);
      if (linked) after.set(linked, isOpen(linked));
      return after.set(slug, opens);
    });
    const nextHash = opens ? `#${encodeURIComponent(slug)}` : '';
    if (opens || slug === linked) {
      void navigate({ search, hash: nextHash }, { replace: true, state, preventScrollReset: true });
    }
  };
  return { isOpen, setOpen };
}
