import { AnchorMdx } from '@storybook/addon-docs/blocks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import facts, { type Change } from 'design-facts';

/** Most links to uses of a component. */
const MOST_USES = 12;

/** Storybook's id of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function pathOf(title: string): string {
  const story = facts.undocumented[title];
  return story === undefined ? `/docs/${idOf(title)}--docs` : `/story/${idOf(title)}--${story}`;
}

/** Link to a page of Storybook, or to the first story of a component without one. */
export const PageLink = ({ title }: { title: string }) => (
  <AnchorMdx href={`?path=${pathOf(title)}`} target="_top">
    {title.replaceAll('/', ' › ')}
  </AnchorMdx>
);

function Titles({ heading, titles }: { heading: string; titles: readonly string[] }) {
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ marginBlockStart: 2 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ columns: { sm: 2, md: 3 }, columnGap: 3, typography: 'body2' }}>
        {titles.slice(0, MOST_USES).map((title) => (
          <Box key={title} component="li" sx={{ paddingBlock: 0.5, breakInside: 'avoid' }}>
            <PageLink title={title} />
          </Box>
        ))}
        {titles.length > MOST_USES && <li>and {titles.length - MOST_USES} more</li>}
      </Box>
    </>
  );
}

const FRAME = 'Layout/AppLayout';

/** Components of the shop that import a module, and the pages that show it, as links. */
export function UsedIn({ module }: { module: string }) {
  const parts = (facts.usedIn[module] ?? []).filter((title) => !title.startsWith('Pages/'));
  const pages = facts.seenOn[module] ?? [];
  const isEverywhere = pages.includes(FRAME);
  return (
    <>
      {parts.length > 0 && <Titles heading="Parts" titles={parts} />}
      {pages.length > 0 && (
        <Titles
          heading={isEverywhere ? 'All pages, in their frame' : 'Pages'}
          titles={isEverywhere ? [FRAME] : pages}
        />
      )}
    </>
  );
}

/** Last commits of a file. */
export function Changes({ file }: { file: string }) {
  const changes = facts.changes.filter(({ files }) => files.includes(file)).slice(0, 5);
  if (changes.length === 0) return <Typography>None in the last commits.</Typography>;
  return <ChangeList changes={changes} />;
}

/** Commits with their dates. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <Box component="ul" sx={{ typography: 'body2' }}>
      {changes.map(({ date, subject }) => (
        <Box
          key={`${date} ${subject}`}
          component="li"
          sx={{ display: 'flex', gap: 2, paddingBlock: 0.5 }}
        >
          <Box component="time" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {date}
          </Box>
          <span>{subject}</span>
        </Box>
      ))}
    </Box>
  );
}

/** Path of a file, as a link when the repository has a URL (`STORYBOOK_SOURCE_URL`). */
export function SourceFile({ file }: { file: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {facts.sourceUrl === '' ? file : <a href={`${facts.sourceUrl}/${file}`}>{file}</a>}
    </Typography>
  );
}

/** The last changes of all components. */
export const AllChanges = () => <ChangeList changes={facts.changes.slice(0, 60)} />;
