const EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'focusin',
  // Back or Forward.
  'popstate',
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

/** Whether a key or button was pressed, also before this script ran. Older browsers report nothing. */
const wasUsed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

let promise: Promise<void> | undefined;

/** Resolves on the first interaction with the page, at once if it was before; browser only. */
export function firstInteraction(): Promise<void> {
  promise ??= new Promise((resolve) => {
    if (wasUsed()) resolve();
    else onFirstInteraction(resolve);
  });
  return promise;
}
