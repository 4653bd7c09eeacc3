import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { idOfHash } from '@/lib/paths';

/**
 * Open state of the questions; the URL fragment opens its question and follows the last opened one. By their number, because
 * a switch of the language changes their slugs.
 */
export function useOpenEntries(slugs: readonly string[]) {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [last, setLast] = useState({ hash: '', index: -1 });
  const linked = slugs.indexOf(idOfHash(hash));

  // The question of a new fragment stays open when the fragment changes again.
  if (hash !== last.hash) {
    setLast({ hash, index: linked });
    if (linked !== -1) setOpened(new Map(opened).set(linked, true));
  }
  /** Fragment of the same question in the other language. */
  const renamed = linked === -1 && hash === last.hash ? slugs[last.index] : undefined;
  const replaceHash = useEffectEvent((slug: string) => {
    void navigate({ search, hash: `#${encodeURIComponent(slug)}` }, { replace: true, state });
  });
  useEffect(() => {
    if (renamed !== undefined) replaceHash(renamed);
  }, [renamed]);

  const isOpen = (index: number) => opened.get(index) ?? index === linked;
  const setOpen = (index: number, opens: boolean) => {
    setOpened((current) => new Map(current).set(index, opens));
    const nextHash = opens ? `#${encodeURIComponent(slugs[index] ?? '')}` : '';
    if (opens || index === linked) {
      void navigate({ search, hash: nextHash }, { replace: true, state });
    }
  };
  return { isOpen, setOpen };
}
