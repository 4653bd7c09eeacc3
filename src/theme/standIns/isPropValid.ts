/** What styles are made with and no element may carry. */
const FOR_STYLES = new Set(['theme', 'sx', 'as', 'ownerState']);

/**
 * Stands in, in the build, for Emotion's list of all attributes that HTML knows. The shop's own elements with style names
 * of other kinds say so themselves (`shouldForwardProp`).
 */
export default function isPropValid(name: string): boolean {
  return !FOR_STYLES.has(name);
}
