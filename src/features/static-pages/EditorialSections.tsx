import Box from '@mui/material/Box';
import { EditorialRow } from '@/components/EditorialRow';
import { Prose } from '@/components/Prose';
import { TextRow } from '@/components/TextRow';
import type { ContentPicture, TextSection } from '@/content/textSection';
import { slugify } from '@/lib/slug';
import { fluid } from '@/theme/tokens';

export type EditorialSection = TextSection & Partial<ContentPicture>;

/** Number of sections with an image before this one; every second image is reversed. */
function countImagesBefore(sections: readonly EditorialSection[], index: number): number {
  return sections.slice(0, index).filter(({ image }) => image !== undefined).length;
}

/** Sections with alternating image sides; sections without an image are text rows. */
export function EditorialSections({ sections }: { sections: readonly EditorialSection[] }) {
  return (
    <div>
      {sections.map(({ heading, paragraphs, list, image, imageAlt = '' }, index) => {
        const prose = <Prose paragraphs={paragraphs} list={list} />;
        if (image === undefined) {
          return (
            <TextRow key={heading} heading={heading} id={slugify(heading)}>
              {prose}
            </TextRow>
          );
        }
        return (
          <Box
            key={heading}
            sx={{
              paddingBlock: fluid(28, 56),
              '&:first-of-type': { paddingBlockStart: 0 },
              '&:last-child': { paddingBlockEnd: 0 },
            }}
          >
            <EditorialRow
              heading={heading}
              id={slugify(heading)}
              image={image}
              imageAlt={imageAlt}
              isReversed={countImagesBefore(sections, index) % 2 === 1}
            >
              {prose}
            </EditorialRow>
          </Box>
        );
      })}
    </div>
  );
}
