/** How a fold looks in a rendered page, before styles are put in. */
export const FOLD_MARKUP = '<style data-fold="true"></style>';

/** The shop goes on using the styles when the page they came with is left. */
function keepStyles(fold: HTMLStyleElement | null): () => void {
  return () => {
    if (fold?.textContent) document.head.append(fold);
  };
}

/**
 * Where the first view ends at the latest. The server sends a page in two pieces and parts them at its first fold, which
 * then holds the styles that only the second piece needs. Never the outermost element of what React may remove.
 */
export function Fold() {
  return (
    <style ref={keepStyles} data-fold suppressHydrationWarning>
      {''}
    </style>
  );
}
