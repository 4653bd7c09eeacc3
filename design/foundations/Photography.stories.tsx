import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { PlainList } from '@/fixtures/PlainList';
import { heroSlides } from '@/content/heroSlides';
import { rollersPage } from '@/content/rollers';
import { describePicture } from '@/lib/pictures';
import { Picture } from '@/components/Picture';

const RATIOS = [
  { use: 'Hero', ratio: '16 / 9' },
  { use: 'Hero on a phone, sub-category', ratio: '4 / 5' },
  { use: 'Category, product', ratio: '1 / 1' },
  { use: 'Our works', ratio: '3 / 2' },
  { use: 'Editorial row', ratio: '5 / 4' },
];

const { image, imageAlt } = rollersPage.en;

function Ratios() {
  return (
    <PlainList columnPx={220}>
      {RATIOS.map(({ use, ratio }) => (
        <li key={use}>
          <Picture src={image} alt={imageAlt} ratio={ratio} sizes="320px" />
          <Typography variant="h6" component="h3" sx={{ marginBlockStart: 1 }}>
            {ratio}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {use}
          </Typography>
        </li>
      ))}
    </PlainList>
  );
}

function LadderList() {
  const { avifSrcSet = '', webpSrcSet = '', width, height } = describePicture(image);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Picture src={image} alt={imageAlt} ratio="16 / 9" sizes="(min-width: 752px) 720px, 94vw" />
      <Typography sx={{ marginBlock: 2 }}>
        The original is {width} by {height} px; the browser takes the smallest width that fills its
        place.
      </Typography>
      {[avifSrcSet, webpSrcSet].map((srcSet) => (
        <Box
          key={srcSet}
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 0, marginBlock: 2 }}
        >
          {srcSet.split(', ').map((candidate) => (
            <Typography
              key={candidate}
              component="li"
              variant="body2"
              sx={{ display: 'block', border: 1, borderColor: 'divider', paddingInline: 1 }}
            >
              {candidate.split('/').at(-1)?.split(' ')[0]}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Placeholders() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 960 }}>
      {heroSlides.en.map((slide) => {
        const { placeholder } = describePicture(slide.image);
        return [
          <Box key={`${slide.image} before`}>
            <Box sx={{ aspectRatio: '16 / 9', bgcolor: placeholder }} />
            <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
              {placeholder} while it loads
            </Typography>
          </Box>,
          <Picture key={slide.image} src={slide.image} alt="" ratio="16 / 9" sizes="480px" />,
        ];
      })}
    </Box>
  );
}

/** Responsive images with a fixed aspect ratio and their dominant colour as placeholder. */
const meta = preview.meta({ parameters: { controls: { disable: true } } });

/** Aspect ratios in use; images load without layout shift. */
export const AspectRatios = meta.story({ render: () => <Ratios /> });

/** Widths in which one image is served. */
export const Ladder = meta.story({ render: () => <LadderList /> });

/** Dominant colour shown until the image has loaded. */
export const PlaceholderColour = meta.story({ render: () => <Placeholders /> });
