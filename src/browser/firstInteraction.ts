const EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'focusin',
];

const OPTIONS = { capture: true, passive: true };

/** Calls the listener on the first interaction with the page; browser only. Returns the unsubscribe function. */
export function onFirstInteraction(listener: () => void): () => void {
  const unsubscribe = () => {
    for (const type of EVENTS) window.removeEventListener(type, handle, OPTIONS);
  };
  function handle() {
    unsubscribe();
    listener();
  }
  for (const type of EVENTS) window.addEventListener(type, handle, OPTIONS);
  return unsubscribe;
}

let promise: Promise<void> | undefined;

/** Resolves on the first interaction with the page; browser only. */
export function firstInteraction(): Promise<void> {
  promise ??= new Promise((resolve) => {
    onFirstInteraction(resolve);
  });
  return promise;
}
