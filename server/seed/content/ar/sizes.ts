/**
 * Size labels in Arabic. Width and length are named, because two numbers around a sign may be shown in either order in a
 * line from right to left.
 */
const LABELS: readonly [english: RegExp, arabic: string][] = [
  [/^(\d+) cm width$/, 'عرض $1 سم'],
  [/^(\d+) x (\d+) cm$/, 'عرض $1 × طول $2 سم'],
];

/** @returns `undefined` for a label of another form */
export function arabicSizeLabel(label: string): string | undefined {
  const found = LABELS.find(([english]) => english.test(label));
  return found && label.replace(...found);
}
