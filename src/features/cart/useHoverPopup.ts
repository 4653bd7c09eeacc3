import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** How long the pointer may leave icon and panel before the panel closes, in ms. */
const GRACE_MS = 250;

/** Pinned: opened by a press, so it stays when the pointer leaves. */
type PopupState = 'closed' | 'passing' | 'pinned';

interface HoverPopupOptions {
  /** The control that opens; focus returns to it after Esc. */
  control: RefObject<HTMLElement | null>;
  /** Asked at every event; false where only a press opens, as on a phone. */
  opensOnHover: () => boolean;
  onOpen: () => void;
}

/** A panel that opens on hover, focus and press of its control, and closes on Esc and on leaving. */
export function useHoverPopup({ control, opensOnHover, onOpen }: HoverPopupOptions) {
  const [state, setState] = useState<PopupState>('closed');
  const area = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturningFocus = useRef(false);

  const stay = () => clearTimeout(leaving.current);
  const open = (next: PopupState) => {
    stay();
    if (state === 'closed') onOpen();
    setState(next);
  };
  const close = () => {
    stay();
    setState('closed');
  };

  const dismiss = () => {
    const isFocusInside = area.current?.contains(document.activeElement) === true;
    close();
    if (!isFocusInside) return;
    isReturningFocus.current = true;
    control.current?.focus();
    isReturningFocus.current = false;
  };

  // What opens by a press alone closes by itself.
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (opensOnHover() && target instanceof Node && !area.current?.contains(target)) close();
  });
  // What opened under the pointer goes on Esc as well while focus is elsewhere (WCAG 1.4.13).
  const closeByKey = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (opensOnHover() && key === 'Escape') dismiss();
  });
  const isOpen = state !== 'closed';
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = (event: Event) => closeFromOutside(event);
    const handleKey = (event: globalThis.KeyboardEvent) => closeByKey(event);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    dismiss();
  };

  const handleFocus = ({ target }: FocusEvent) => {
    if (isOpen || isReturningFocus.current || !opensOnHover()) return;
    if (control.current?.contains(target)) open('passing');
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!opensOnHover() || !(relatedTarget instanceof Node)) return;
    if (!area.current?.contains(relatedTarget)) close();
  };

  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && opensOnHover()) open(state === 'pinned' ? 'pinned' : 'passing');
  };

  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    if (state !== 'passing' || pointerType === 'touch') return;
    leaving.current = setTimeout(() => setState('closed'), GRACE_MS);
  };

  return {
    isOpen,
    /** Closes and, if focus was in the panel, hands it back to the control. */
    dismiss,
    /** A press opens and pins; a press on the pinned panel's control closes it. */
    press: () => (state === 'pinned' ? close() : open('pinned')),
    areaProps: {
      ref: area,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onPointerEnter: handlePointerEnter,
      onPointerLeave: handlePointerLeave,
    },
  };
}
