import Box from '@mui/material/Box';
import type { FaqEntry } from './faqItems';
import { FaqItem } from './FaqItem';
import { useOpenEntries } from './useOpenEntries';

/** Questions under hairlines; any number may be open. */
export function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
  const { isOpen, setOpen } = useOpenEntries();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '& > li': { borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      {entries.map((entry) => (
        <li key={entry.slug}>
          <FaqItem
            entry={entry}
            isOpen={isOpen(entry.slug)}
            onToggle={(opens) => setOpen(entry.slug, opens)}
          />
        </li>
      ))}
    </Box>
  );
}
