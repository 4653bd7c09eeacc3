import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { Prose } from '@/components/Prose';
import type { LegalPage } from '@/content/legalPage';
import { useAnchor } from '@/hooks/useAnchor';
import { slugify } from '@/lib/slug';
import { ContactLines } from './ContactLines';
import { messages } from './messages';

/** A policy or contract, set for reading: what is in it, its sections, whom to ask. */
export function LegalDocument({ title, updated, intro, sections }: LegalPage) {
  const anchor = useAnchor();
  return (
    <Box component="article" sx={{ maxWidth: 720, marginInline: 'auto' }}>
      <Typography variant="body2" color="textSecondary">
        {messages.updated(updated)}
      </Typography>
      <Typography variant="display" component="h1" sx={{ marginBlock: '8px 24px' }}>
        {title}
      </Typography>
      <Prose paragraphs={[intro]} />
      <Box
        component="nav"
        aria-label={messages.contents}
        sx={{ marginBlock: 6, paddingBlock: 3, borderBlock: '1px solid', borderColor: 'divider' }}
      >
        <Box
          component="ol"
          sx={{ margin: 0, paddingInlineStart: 3, columns: { sm: 2 }, columnGap: 5 }}
        >
          {sections.map(({ heading }) => (
            <li key={heading}>
              <Link
                component={RouterLink}
                {...anchor(slugify(heading))}
                sx={{ display: 'inline-block', paddingBlock: 0.5 }}
              >
                {heading}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      {sections.map(({ heading, paragraphs, list }) => (
        <Box component="section" key={heading} sx={{ '& + &': { marginBlockStart: 6 } }}>
          <Typography
            variant="h3"
            component="h2"
            id={slugify(heading)}
            sx={{ marginBlockEnd: 2, scrollMarginBlockStart: 24 }}
          >
            {heading}
          </Typography>
          <Prose paragraphs={paragraphs} list={list} />
        </Box>
      ))}
      <ContactLines />
    </Box>
  );
}
