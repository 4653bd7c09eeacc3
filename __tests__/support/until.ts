/** Resolves when the condition holds; Jest's time limit ends a vain wait. For tests without a DOM, which have no `waitFor`. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
