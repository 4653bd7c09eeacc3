import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { Breadcrumb } from '@/components/Breadcrumb';
import { PageMeta } from '@/components/PageMeta';
import { BOOKING_ANCHOR, paths, workPath } from '@/lib/paths';
import type { WorkDetailState } from '@/lib/showroomState';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { WorkGallery } from './WorkGallery';

export interface WorkDetailProps {
  work: WorkDetailState;
  /** Absent when the work came as navigation state alone. */
  id: string | undefined;
}

/** One finished project: its name, its pictures and the invitation to a room of one's own. */
export function WorkDetail({ work, id }: WorkDetailProps) {
  return (
    <>
      <PageMeta
        title={work.name}
        description={`${work.name}: ${messages.photographs(work.images.length)} of a finished project.`}
        canonicalPath={id === undefined ? paths.ourWorks : workPath(id)}
        image={work.images[0]}
      />
      <Container
        maxWidth={false}
        sx={{ maxWidth: 1344, paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}` }}
      >
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: messages.title, to: paths.ourWorks },
            { label: work.name },
          ]}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 2,
            marginBlock: `${fluid(16, 32)} ${fluid(24, 48)}`,
          }}
        >
          <Typography
            variant="display"
            component="h1"
            sx={{ maxWidth: '16ch', textWrap: 'balance' }}
          >
            {work.name}
          </Typography>
          <Typography color="textSecondary">{messages.detailText}</Typography>
        </Box>
        <WorkGallery {...work} />
        <Box sx={{ marginBlockStart: fluid(56, 96), maxWidth: '44rem' }}>
          <Typography variant="h2">{messages.inspired}</Typography>
          <Typography color="textSecondary" sx={{ marginBlock: '16px 24px', maxWidth: '56ch' }}>
            {messages.inspiredText}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button component={RouterLink} to={`${paths.home}#${BOOKING_ANCHOR}`}>
              {messages.book}
            </Button>
            <Button variant="outlined" component={RouterLink} to={paths.ourWorks}>
              {messages.allWorks}
            </Button>
          </Box>
        </Box>
      </Container>
    </>
  );
}
