import type { FaqEntry } from './faqItems';
import { FaqItem } from './FaqItem';
import { useOpenEntries } from './useOpenEntries';

/** Accordion of the questions of a page; several can be open at once. */
export function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
  const { isOpen, setOpen } = useOpenEntries(entries.map(({ slug }) => slug));
  return (
    <div>
      {entries.map((entry, index) => (
        <FaqItem
          key={index}
          entry={entry}
          isOpen={isOpen(index)}
          onToggle={(opens) => setOpen(index, opens)}
        />
      ))}
    </div>
  );
}
