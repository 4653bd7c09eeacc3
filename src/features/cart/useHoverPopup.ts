import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Delay between pointer leave and close. */
const CLOSE_DELAY_MS = 250;

/** `pinned`: opened by click, so it stays open on pointer leave. */
type PopupState = 'closed' | 'hovered' | 'pinned';

interface HoverPopupOptions {
  /** Button that opens the popup; focus returns to it on Esc. */
  control: RefObject<HTMLElement | null>;
  /** Evaluated per event; `false` on phones, which have a sheet instead. */
  opensOnHover: () => boolean;
  onOpen: () => void;
}

/** Popup that opens on hover, focus and click, and closes on Esc, blur and pointer leave. */
export function useHoverPopup({ control, opensOnHover, onOpen }: HoverPopupOptions) {
  const [state, setState] = useState<PopupState>('closed');
  const area = useRef<HTMLDivElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturningFocus = useRef(false);

  const cancelClose = () => clearTimeout(closeTimer.current);
  const open = (next: PopupState) => {
    cancelClose();
    if (state === 'closed') onOpen();
    setState(next);
  };
  const close = () => {
    cancelClose();
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

  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !area.current?.contains(target)) close();
  });
  // Content shown on hover must close on Esc even without focus inside (WCAG 1.4.13).
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  });
  const isOpen = state !== 'closed';
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  const handleFocus = ({ target }: FocusEvent) => {
    if (isOpen || isReturningFocus.current || !opensOnHover()) return;
    if (control.current?.contains(target)) open('hovered');
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!area.current?.contains(relatedTarget)) close();
  };

  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && opensOnHover()) open(state === 'pinned' ? 'pinned' : 'hovered');
  };

  const handlePointerLeave = ({ pointerType }: PointerEvent) => {
    if (state !== 'hovered' || pointerType === 'touch') return;
    closeTimer.current = setTimeout(() => setState('closed'), CLOSE_DELAY_MS);
  };

  return {
    isOpen,
    /** Closes and returns focus to the button if it was in the popup. */
    dismiss,
    /** Click handler of the button: pins the popup, or closes a pinned one. */
    press: () => (state === 'pinned' ? close() : open('pinned')),
    areaProps: {
      ref: area,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onPointerEnter: handlePointerEnter,
      onPointerLeave: handlePointerLeave,
    },
  };
}
