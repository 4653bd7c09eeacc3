import { use, type ComponentProps, type MouseEvent } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage } from '@/lib/language';
import { useAppStore } from '@/store/hooks';
import { ReplaceContext } from '@/theme/LinkBehavior';

export interface SiteLinkProps extends ComponentProps<'a'> {
  /** Path of a page, without the prefix of a language. */
  href: string;
}

/** Whether the browser itself opens a clicked link, for example in a new tab. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/**
 * Link of top bar and footer to a page of the shop; in an overlay it replaces the overlay's history entry.
 *
 * Not the router's `Link`, which resolves its path again with each navigation: the 15 on every page take a slow phone 5 of the
 * 100 ms in which Back shows a screen.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const language = useLanguage();
  const { navigation, currentPath } = useAppStore().services;
  const isReplacing = use(ReplaceContext);
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || isForBrowser(event)) return;
    const isCurrent = currentPath() === href;
    // Before hydration has connected the router, the browser opens the link.
    if (navigation.go(href, { replace: isReplacing || isCurrent })) event.preventDefault();
  };
  return <a href={inLanguage(href, language)} onClick={open} {...props} />;
}
