import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { fluid } from '@/theme/tokens';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { messages } from './messages';
import { Picture } from './Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';

export interface DetailHeroProps {
  /** `undefined` while loading; shows skeletons. */
  title: string | undefined;
  /** Language of title, intro and `imageAlt`, when it is not that of the page. */
  lang?: Language;
  /** After the home page; the title by default. */
  crumbs?: Crumb[];
  overline?: ReactNode;
  intro?: string;
  /** `undefined` while loading. */
  image: string | undefined;
  imageAlt?: string;
  /** CSS aspect ratio of the image. */
  ratio?: string;
  /** Content after the intro, such as a button. */
  children?: ReactNode;
}

/** Text skeleton that is darker than the sand background. */
const SkeletonLine = ({ width }: { width?: string }) => (
  <Skeleton variant="text" animation={false} width={width} sx={{ bgcolor: 'sand.dark' }} />
);

function Words({ title, lang, overline, intro, children }: DetailHeroProps) {
  const t = useTranslate();
  return (
    <>
      {overline !== undefined && (
        <Typography
          variant="overline"
          component="p"
          sx={{ marginBlockEnd: 1, color: 'primary.dark' }}
        >
          {overline}
        </Typography>
      )}
      <Typography variant="display" component="h1" sx={{ maxWidth: '14ch' }} {...textIn(lang)}>
        {title ?? (
          <>
            <Box component="span" sx={visuallyHidden}>
              {t(messages.loading)}
            </Box>
            <SkeletonLine width="7ch" />
          </>
        )}
      </Typography>
      {title === undefined && (
        <Box
          aria-hidden="true"
          sx={{ marginBlockStart: 3, maxWidth: '52ch', fontSize: fluid(17, 20) }}
        >
          <SkeletonLine />
          <SkeletonLine width="70%" />
        </Box>
      )}
      {intro !== undefined && intro !== '' && (
        <Typography
          sx={{ marginBlockStart: 3, maxWidth: '52ch', fontSize: fluid(17, 20) }}
          {...textIn(lang)}
        >
          {intro}
        </Typography>
      )}
      {children}
    </>
  );
}

/** Header of a detail page: title and intro beside an image that overlaps the next section. */
export function DetailHero(props: DetailHeroProps) {
  const { title, lang, image, imageAlt = '', ratio = '4 / 5' } = props;
  const { crumbs = title === undefined ? [] : [{ label: title, lang }] } = props;
  return (
    <Box sx={{ bgcolor: 'sand.main' }}>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) minmax(0, 1fr)',
            md: 'minmax(0, 7fr) minmax(0, 5fr)',
          },
          columnGap: { sm: 4, md: 6, lg: 10 },
          rowGap: 5,
          paddingBlockStart: fluid(24, 40),
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: { xs: 4, md: 6 },
            paddingBlockEnd: { sm: fluid(40, 88) },
          }}
        >
          <Breadcrumbs crumbs={crumbs} />
          <Box sx={{ marginBlock: { sm: 'auto' } }}>
            <Words {...props} />
          </Box>
        </Box>
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            // Overlaps the next section regardless of the text length.
            alignSelf: 'end',
            marginBlockEnd: { xs: -3, md: -7 },
          }}
        >
          {image === undefined ? (
            <Box sx={{ bgcolor: 'sand.dark', aspectRatio: ratio }} />
          ) : (
            <SharedImage>
              <Picture
                src={image}
                alt={imageAlt}
                lang={lang}
                ratio={ratio}
                sizes="(min-width: 1344px) 540px, (min-width: 600px) 48vw, 94vw"
                isPriority
              />
            </SharedImage>
          )}
        </Box>
      </Container>
    </Box>
  );
}
