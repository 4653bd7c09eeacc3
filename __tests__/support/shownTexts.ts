import { within } from '@testing-library/react';

/** The texts of an element that a person reads as separate: those of each element in it, in the order of the document. */
export function shownTexts(element: Element): string[] {
  const texts: string[] = [];
  let text = '';
  const endText = () => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (shown !== '') texts.push(shown);
    text = '';
  };
  for (const node of element.childNodes) {
    if (node instanceof Element) {
      endText();
      texts.push(...shownTexts(node));
    } else {
      text += node.textContent ?? '';
    }
  }
  endText();
  return texts;
}

/** The rows of a table, each with the texts of its cells. */
export const shownRows = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row', { hidden: true })
    .map(({ cells }) => Array.from(cells, (cell) => shownTexts(cell).join(' ')));

/** The facts of the lists in an element, each with its name and value. */
export function shownFacts(container: HTMLElement): string[][] {
  const values = within(container).getAllByRole('definition');
  return within(container)
    .getAllByRole('term')
    .map((term, index) => [term, values[index] ?? term])
    .map((fact) => fact.map((element) => shownTexts(element).join(' ')));
}
