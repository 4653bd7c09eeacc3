import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import preview from '#.storybook/preview';
import { PlainList } from '@/fixtures/PlainList';
import { families } from '@/theme/typography';
import { InLanguage } from '../support/InLanguage';

const { sans, serif } = families.en;

const VARIANTS = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'body1',
  'body2',
  'caption',
  'overline',
  'button',
] as const;

type Variant = (typeof VARIANTS)[number];

const SAMPLE = 'Light, and what a curtain does with it';
const ARABIC_SAMPLE = 'الضوء وما تفعله به الستارة';

/** Computed font size of an element, in px. */
function useMeasuredPx() {
  const element = useRef<HTMLDivElement>(null);
  const [px, setPx] = useState<number>();

  useEffect(() => {
    const sample = element.current;
    if (sample === null) return undefined;
    const observer = new ResizeObserver(() => setPx(parseFloat(getComputedStyle(sample).fontSize)));
    observer.observe(sample);
    return () => observer.disconnect();
  }, []);

  return { element, px };
}

function Sample({ variant }: { variant: Variant }) {
  const { typography } = useTheme();
  const { element, px } = useMeasuredPx();
  const { fontSize, fontWeight, lineHeight, fontFamily } = typography[variant];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        gap: 2,
        alignItems: 'baseline',
        paddingBlock: 3,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="h6" component="h3">
          {variant}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {px?.toFixed(1)} px in this window, weight {fontWeight ?? typography.fontWeightRegular},
          line {lineHeight}, {fontFamily === serif ? 'serif' : 'sans'}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {fontSize}
        </Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { lg: '1fr 1fr' },
          alignItems: 'baseline',
        }}
      >
        <InLanguage language="en">
          <Typography
            ref={element}
            variant={variant}
            component="div"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {SAMPLE}
          </Typography>
        </InLanguage>
        <InLanguage language="ar">
          <Typography variant={variant} component="div" sx={{ overflowWrap: 'anywhere' }}>
            {ARABIC_SAMPLE}
          </Typography>
        </InLanguage>
      </Box>
    </Box>
  );
}

function Scale() {
  return (
    <PlainList>
      {VARIANTS.map((variant) => (
        <Sample key={variant} variant={variant} />
      ))}
    </PlainList>
  );
}

const LETTERS = 'Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz';
const ARABIC_LETTERS = 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي لا';
const FAMILIES = [
  { name: 'Cormorant Garamond', use: 'Headings', family: serif, weights: [500, 600] },
  { name: 'Figtree', use: 'Text and controls', family: sans, weights: [400, 500, 600] },
  {
    name: 'El Messiri',
    use: 'Arabic headings',
    family: families.ar.serif,
    weights: [600],
    letters: ARABIC_LETTERS,
  },
  {
    name: 'Readex Pro',
    use: 'Arabic text and controls, with the digits of Figtree',
    family: families.ar.sans,
    weights: [400, 500],
    letters: ARABIC_LETTERS,
  },
];

function Families() {
  return FAMILIES.map(({ name, use, family, weights, letters = LETTERS }) => (
    <Box key={name} component="section" sx={{ marginBlockEnd: 6, maxWidth: 720 }}>
      <Typography variant="h6" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {use}
      </Typography>
      {weights.map((weight) => (
        <Box
          key={weight}
          sx={{ fontFamily: family, fontWeight: weight, fontSize: '1.75rem', marginBlockStart: 2 }}
        >
          {letters} 0123456789
        </Box>
      ))}
    </Box>
  ));
}

/** A serif for headings and a sans serif for everything else, for each script; sizes scale between viewports of 320 and 1440 px. */
const meta = preview.meta({
  parameters: { controls: { disable: true } },
});

/** All variants of the theme with their computed size. */
export const TypeScale = meta.story({ render: () => <Scale /> });

/** The self-hosted families in the weights used. */
export const FontFamilies = meta.story({ render: () => <Families /> });
