import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { PlainList } from '@/fixtures/PlainList';
import { heroSlides } from '@/content/heroSlides';
import { rollersPage } from '@/content/rollers';
import { describePicture } from '@/lib/pictures';
import { Picture } from '@/components/Picture';

const { image, imageAlt } = rollersPage.en;
const [living = { image, imagePortrait: image, imageAlt }] = heroSlides.en;

const RATIOS = [
  { use: 'Hero', ratio: '16 / 9', src: living.image },
  { use: 'Hero on a phone, sub-category', ratio: '4 / 5', src: living.imagePortrait },
  {
    use: 'Category, cloth of a product',
    ratio: '1 / 1',
    src: '/media/products/fahidi-gold-damask-swatch/900x900-cec19e/900.webp',
  },
  {
    use: 'Fabric at a window, rooms',
    ratio: '9 / 11',
    src: '/media/products/fahidi-gold-damask-room/900x1100-bdb19b/900.webp',
  },
  {
    use: 'Our works',
    ratio: '3 / 2',
    src: '/media/works/penthouse-marina/1200x800-5b4b3a/1200.webp',
  },
  { use: 'Editorial row', ratio: '5 / 4', src: image },
  {
    use: 'Service',
    ratio: '4 / 3',
    src: '/media/services/custom-tailoring/1200x750-c6a572/1200.webp',
  },
  {
    use: 'Article',
    ratio: '8 / 5',
    src: '/media/articles/layering-light/1200x750-cbbfad/1200.webp',
  },
];

function Ratios() {
  return (
    <PlainList columnPx={220}>
      {RATIOS.map(({ use, ratio, src }) => (
        <li key={use}>
          <Picture src={src} alt="" ratio={ratio} sizes="320px" />
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

// The page is Photography.mdx.
const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
});

/** Aspect ratios in use; images load without layout shift. */
export const AspectRatios = meta.story({ render: () => <Ratios /> });

/** Widths in which one image is served. */
export const Ladder = meta.story({ render: () => <LadderList /> });

/** Dominant colour shown until the image has loaded. */
export const PlaceholderColour = meta.story({ render: () => <Placeholders /> });
