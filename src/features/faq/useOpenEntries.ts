import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { idOfHash } from '@/lib/paths';

/** Open state of the questions; the URL fragment opens its question and follows the last opened one. */
export function useOpenEntries() {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const hashSlug = idOfHash(hash);

  const isOpen = (slug: string) => toggled.get(slug) ?? slug === hashSlug;
  const setOpen = (slug: string, opens: boolean) => {
    setToggled((current) => {
      const next = new Map(current);
      if (hashSlug) next.set(hashSlug, isOpen(hashSlug));
      return next.set(slug, opens);
    });
    const nextHash = opens ? `#${encodeURIComponent(slug)}` : '';
    if (opens || slug === hashSlug) {
      void navigate({ search, hash: nextHash }, { replace: true, state });
    }
  };
  return { isOpen, setOpen };
}
