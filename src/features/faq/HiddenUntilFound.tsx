import { useEffect, useRef, type ReactNode } from 'react';

interface HiddenUntilFoundProps {
  /** Whether the content is shown; named by MUI's transition API. */
  in?: boolean;
  children?: ReactNode;
}

/**
 * Transition slot that hides closed content with `hidden="until-found"`.
 * MUI's `Collapse` hides it from the browser's find in page.
 */
export function HiddenUntilFound({ in: isShown = false, children }: HiddenUntilFoundProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Set through the DOM, because React renders `hidden` as a boolean attribute.
    if (!isShown) panel.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);

  return (
    <div ref={panel} hidden={!isShown}>
      {children}
    </div>
  );
}
