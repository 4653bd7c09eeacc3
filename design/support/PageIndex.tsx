import Box from '@mui/material/Box';
import { PageLink } from './facts';
import { InLanguage } from './InLanguage';
import { words } from './words';

/** All other names of pages from A to Z. */
export function PageIndex() {
  const lines = Object.entries(words)
    .flatMap(([title, names = []]) => names.map((name) => ({ name, title })))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <InLanguage language="en">
      <Box component="ul" sx={{ columns: { xs: 1, sm: 2, md: 3 }, typography: 'body2' }}>
        {lines.map(({ name, title }) => (
          <Box
            key={`${name} ${title}`}
            component="li"
            sx={{ paddingBlock: 0.25, breakInside: 'avoid' }}
          >
            <span>{name}</span> → <PageLink title={title} />
          </Box>
        ))}
      </Box>
    </InLanguage>
  );
}
