const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];

const OPTIONS = { capture: true, passive: true };

/** Calls back the first time the visitor does anything at all with the page; browser only. Returns the way to stop. */
export function onVisitorAct(listener: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, hear, OPTIONS);
  };
  function hear() {
    stop();
    listener();
  }
  for (const sign of SIGNS) window.addEventListener(sign, hear, OPTIONS);
  return stop;
}

let firstAct: Promise<void> | undefined;

/** Settles as soon as the visitor has done anything at all with the page; browser only. */
export function visitorActs(): Promise<void> {
  firstAct ??= new Promise((resolve) => {
    onVisitorAct(resolve);
  });
  return firstAct;
}
