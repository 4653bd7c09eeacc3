import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Prose } from '@/components/Prose';
import type { LegalPage } from '@/content/legalPage';
import { useHashLink } from '@/hooks/navigation/useHashLink';
import { useTranslate } from '@/i18n/useTranslate';
import { slugify } from '@/lib/slug';
import { ContactLines } from './ContactLines';
import { messages } from './messages';

/** Sticky table of contents beside the text on wide screens. */
const Article = styled('article')(({ theme }) => ({
  '& > header': { paddingBlockEnd: theme.spacing(6) },
  '& > nav': {
    ...theme.typography.body2,
    marginBlockEnd: theme.spacing(6),
    paddingBlock: theme.spacing(3),
    borderBlock: `1px solid ${theme.palette.divider}`,
  },
  '& > nav > ol': { paddingInlineStart: theme.spacing(3), listStyle: 'revert' },
  [theme.breakpoints.between('sm', 'md')]: { '& > nav > ol': { columns: 2 } },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
    '& > header': { gridColumn: '1 / -1', paddingBlockEnd: theme.spacing(8) },
    '& > nav': {
      position: 'sticky',
      insetBlockStart: theme.spacing(4),
      alignSelf: 'start',
      marginBlockEnd: 0,
      borderBlockEnd: 0,
    },
    '& > div': { borderBlockStart: `1px solid ${theme.palette.divider}`, paddingBlockStart: 24 },
  },
}));

/**
 * Browsers lay out sections far below the fold on demand: LCP is 20 ms earlier on a slow phone. All are laid out while
 * the contents are pressed or focused, because smooth scrolling needs their real heights, which browsers then remember.
 */
const Section = styled('section')(({ theme }) => ({
  '& + &': { marginBlockStart: theme.spacing(6) },
  'nav:not(:active, :focus-within) + div > &:nth-of-type(n + 3)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 300px',
  },
}));

/** Legal document with table of contents, sections and contact details. */
export function LegalDocument({ title, updated, intro, sections }: LegalPage) {
  const t = useTranslate();
  const hashLink = useHashLink();
  return (
    <Article>
      <header>
        <Typography variant="body2" color="textSecondary">
          {t(messages.updated, { date: updated })}
        </Typography>
        <Typography variant="display" component="h1" sx={{ marginBlock: '8px 24px' }}>
          {title}
        </Typography>
        <Prose paragraphs={[intro]} />
      </header>
      <nav aria-label={t(messages.contents)}>
        <ol>
          {sections.map(({ heading, id = slugify(heading) }) => (
            <li key={heading}>
              <Link {...hashLink(id)} sx={{ display: 'inline-block', paddingBlock: 0.5 }}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map(({ heading, id = slugify(heading), paragraphs, list }) => (
          <Section key={heading}>
            <Typography variant="h3" component="h2" id={id} sx={{ marginBlockEnd: 2 }}>
              {heading}
            </Typography>
            <Prose paragraphs={paragraphs} list={list} />
          </Section>
        ))}
        <ContactLines />
      </div>
    </Article>
  );
}
