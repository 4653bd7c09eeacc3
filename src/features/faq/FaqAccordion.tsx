import type { FaqEntry } from './faqItems';
import { FaqItem } from './FaqItem';
import { useOpenEntries } from './useOpenEntries';

/** Accordion of questions; several can be open at once. */
export function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
  const { isOpen, setOpen } = useOpenEntries();
  return (
    <div>
      {entries.map((entry) => (
        <FaqItem
          key={entry.slug}
          entry={entry}
          isOpen={isOpen(entry.slug)}
          onToggle={(opens) => setOpen(entry.slug, opens)}
        />
      ))}
    </div>
  );
}
