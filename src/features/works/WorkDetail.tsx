import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath, paths, workPath } from '@/lib/paths';
import type { WorkDetailState } from '@/lib/detailPageState';
import { textIn } from '@/lib/textIn';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { WorkGallery } from './WorkGallery';
import { WorkProducts } from './WorkProducts';

export interface WorkDetailProps {
  work: WorkDetailState;
  /** `undefined` when the work came from navigation state only. */
  id: string | undefined;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBlock: `${fluid(16, 32)} ${fluid(24, 48)}`,
}));

const Invitation = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
  },
}));

/** Finished project with name, images and a call to action. */
export function WorkDetail({ work, id }: WorkDetailProps) {
  const t = useTranslate();
  const { name, lang, images, products } = work;
  const invitationId = useId();
  return (
    <>
      <PageMeta
        title={name}
        description={t(messages.detailDescription, {
          name,
          photographs: t(messages.photographs, { count: images.length }),
        })}
        canonicalPath={id === undefined ? paths.ourWorks : workPath(id)}
        image={images[0]}
      />
      <Container
        sx={{
          paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}`,
          overflowWrap: 'anywhere',
        }}
      >
        <Breadcrumbs
          crumbs={[
            { label: t(messages.title), to: paths.ourWorks },
            { label: name, lang },
          ]}
        />
        <Head>
          <Typography variant="display" component="h1" sx={{ maxWidth: '16ch' }} {...textIn(lang)}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
            {t(messages.detailText)}
          </Typography>
        </Head>
        <WorkGallery {...work} />
        {products && <WorkProducts products={products} />}
      </Container>
      <Section ground="sand" labelledBy={invitationId}>
        <Invitation>
          <Typography id={invitationId} variant="h2">
            {t(messages.inspired)}
          </Typography>
          <div>
            <Typography sx={{ marginBlockEnd: 3, maxWidth: '56ch' }}>
              {t(messages.inspiredText)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <Button href={bookingPath}>{t(components.bookVisit)}</Button>
              <Button variant="outlined" href={paths.ourWorks}>
                {t(messages.allWorks)}
              </Button>
            </Box>
          </div>
        </Invitation>
      </Section>
    </>
  );
}
