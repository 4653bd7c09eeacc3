import Box from '@mui/material/Box';
import { EditorialRow } from '@/components/EditorialRow';
import { Prose } from '@/components/Prose';
import type { BlindType } from '@/content/rollers';
import { fluid } from '@/theme/tokens';

/** Rows of blind types with alternating image sides. */
export function BlindTypes({ types }: { types: readonly BlindType[] }) {
  return (
    <Box sx={{ display: 'grid', rowGap: fluid(56, 120) }}>
      {types.map(({ slug, name, text, points, image, imageAlt }, index) => (
        <EditorialRow
          key={slug}
          id={slug}
          heading={name}
          image={image}
          imageAlt={imageAlt}
          ratio="1 / 1"
          isReversed={index % 2 === 1}
          // Below the banner, and on phones larger than it.
          isPriority={index === 0}
        >
          <Prose paragraphs={[text]} list={points} />
        </EditorialRow>
      ))}
    </Box>
  );
}
