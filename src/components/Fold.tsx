/** How a fold looks in a rendered page, before the server fills it. */
export const FOLD_MARKUP = '<div data-fold="true" hidden=""></div>';

/**
 * Where the first view ends at the latest. The server sends a page in two pieces, parts them at its first fold, and puts
 * in there what the second piece needs; React leaves what is inside alone. Never the outermost element of what React may
 * remove.
 */
export function Fold() {
  return (
    <div data-fold hidden suppressHydrationWarning>
      {''}
    </div>
  );
}
