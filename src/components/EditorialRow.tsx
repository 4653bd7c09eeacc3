import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { beside } from '@/theme/tokens';
import { Picture } from './Picture';

export interface EditorialRowProps {
  heading: string;
  /** Id of the heading, so that the row can be linked to. */
  id?: string;
  /** One small line above the heading. */
  overline?: string;
  image: string;
  imageAlt: string;
  /** CSS aspect ratio of the picture. */
  ratio?: string;
  /** Picture after the text instead of before it; phones always show the picture first. */
  isReversed?: boolean;
  children: ReactNode;
}

const COLUMNS = 'minmax(0, 6fr) minmax(0, 5fr)';
const COLUMNS_REVERSED = 'minmax(0, 5fr) minmax(0, 6fr)';

/** A picture on one side and its text on the other. */
export function EditorialRow(props: EditorialRowProps) {
  const { heading, id, overline, image, imageAlt, ratio = '5 / 4', isReversed = false } = props;
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
