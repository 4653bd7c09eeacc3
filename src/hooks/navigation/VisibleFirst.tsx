import { Children, useDeferredValue, useRef, type ElementType, type ReactNode } from 'react';
import { usePlacesOnReturn } from './usePlacesOnReturn';

export interface VisibleFirstProps {
  /** Unique on the screen. */
  name: string;
  /** Sections of a screen or items of a list, one element each. */
  children: ReactNode;
  component?: ElementType;
  /** Element of the box that reserves the height of a child. */
  boxComponent?: 'div' | 'li';
}

/**
 * Renders sections or list items. When the customer returns, those outside the viewport render after the first paint; until
 * then an empty box has the height of each (product 2.13). That includes what CSS hides at this width.
 */
export function VisibleFirst({
  name,
  children,
  component: Container = 'div',
  boxComponent: Box = 'div',
}: VisibleFirstProps) {
  const container = useRef<HTMLElement>(null);
  const sections = Children.toArray(children);
  const places = usePlacesOnReturn(name, container)?.children;
  // A section without content has no element, so the others cannot be told apart.
  const canDefer = places?.length === sections.length;
  const isComplete = useDeferredValue(true, !canDefer);
  return (
    <Container ref={container}>
      {sections.map((section, index) => {
        const place = isComplete ? undefined : places?.[index];
        if (place === undefined || place.isVisible) return section;
        // A hidden one takes no place, not even a gap.
        return <Box key={index} hidden={place.height === 0} style={{ height: place.height }} />;
      })}
    </Container>
  );
}
