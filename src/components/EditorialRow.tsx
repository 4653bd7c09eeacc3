import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { beside } from '@/theme/tokens';
import { Picture } from './Picture';

export interface EditorialRowProps {
  heading: string;
  /** Heading id, the target of hash links. */
  id?: string;
  /** Small line above the heading. */
  overline?: string;
  image: string;
  imageAlt: string;
  /** CSS aspect ratio of the image. */
  ratio?: string;
  /** Image after the text; small screens always show the image first. */
  isReversed?: boolean;
  /** Whether the image is in the first view. */
  isPriority?: boolean;
  children: ReactNode;
}

const COLUMNS = 'minmax(0, 6fr) minmax(0, 5fr)';
const COLUMNS_REVERSED = 'minmax(0, 5fr) minmax(0, 6fr)';

/** Image beside text. */
export function EditorialRow(props: EditorialRowProps) {
  const { heading, id, overline, image, imageAlt, ratio = '5 / 4', isReversed = false } = props;
  const { isPriority = false } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: { xs: 5, md: 8, lg: 12 },
        rowGap: 4,
        [beside]: { gridTemplateColumns: isReversed ? COLUMNS_REVERSED : COLUMNS },
      }}
    >
      <Box sx={{ [beside]: { order: isReversed ? 1 : 0 } }}>
        <Picture
          src={image}
          alt={imageAlt}
          ratio={ratio}
          sizes="(min-width: 1344px) 660px, (min-width: 740px) 50vw, 94vw"
          isPriority={isPriority}
          fetchPriority="low"
        />
      </Box>
      <div>
        {overline !== undefined && (
          <Typography variant="overline" component="p" sx={{ color: 'primary.dark' }}>
            {overline}
          </Typography>
        )}
        <Typography variant="h2" id={id} sx={{ marginBlock: '8px 24px', maxWidth: '16ch' }}>
          {heading}
        </Typography>
        {props.children}
      </div>
    </Box>
  );
}
