import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getContrastRatio, useTheme, type Palette } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '@/fixtures/PlainList';
import { colours } from '@/theme/tokens';

const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

const TEXTS = [
  'ink',
  'taupe',
  'goldInk',
  'gold',
  'ivory',
  'nightText',
  'returnRed',
  'success',
] as const;
const GROUNDS = ['ivory', 'white', 'sand', 'gold', 'goldLight', 'night'] as const;

type Colour = keyof typeof colours;

/** Palette keys of a colour, e.g. `primary.main`. */
function paletteKeysOf(palette: Palette, hex: string): string[] {
  return Object.entries(palette).flatMap(([group, shades]) => {
    if (typeof shades !== 'object' || shades === null) return [];
    return Object.entries(shades as Record<string, unknown>)
      .filter(([, value]) => value === hex)
      .map(([shade]) => `${group}.${shade}`);
  });
}

function Swatch({ name }: { name: Colour }) {
  const { palette } = useTheme();
  const hex = colours[name];
  const keys = paletteKeysOf(palette, hex);
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box sx={{ height: 96, bgcolor: hex, border: 1, borderColor: 'divider' }} />
      <Typography variant="h6" component="h3" sx={{ marginBlockStart: 1 }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {hex}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {keys.length > 0 ? keys.join(', ') : 'token only'}
      </Typography>
    </Box>
  );
}

function Swatches() {
  return (
    <PlainList columnPx={140}>
      {(Object.keys(colours) as Colour[]).map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </PlainList>
  );
}

/** Allowed use of a contrast ratio (WCAG 2.2: 4.5 for text, 3 for large text and controls). */
function usageOf(ratio: number): string {
  if (ratio >= TEXT_CONTRAST) return 'text';
  return ratio >= SHAPE_CONTRAST ? 'icons, large text' : 'decoration only';
}

/** One colour on one background; a pair with too little contrast is described in a readable colour. */
function Pair({ text, ground }: { text: Colour; ground: Colour }) {
  const { palette } = useTheme();
  const ratio = getContrastRatio(colours[text], colours[ground]);
  const isText = ratio >= TEXT_CONTRAST;
  return (
    <Box
      component="td"
      sx={{
        bgcolor: colours[ground],
        color: isText ? colours[text] : palette.getContrastText(colours[ground]),
        padding: 1.5,
        minWidth: 112,
        border: 1,
        borderColor: 'divider',
        verticalAlign: 'top',
      }}
    >
      <Box
        sx={{
          width: 20,
          height: 20,
          borderRadius: '50%',
          bgcolor: colours[text],
          border: 1,
          borderColor: 'divider',
          marginBlockEnd: 0.5,
        }}
      />
      <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {ratio.toFixed(1)}
      </Typography>
      <Typography variant="caption" component="p">
        {usageOf(ratio)}
      </Typography>
    </Box>
  );
}

function ContrastTable() {
  return (
    <Box tabIndex={0} role="region" aria-label="Contrast of each pair" sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <td />
            {GROUNDS.map((ground) => (
              <Typography
                key={ground}
                variant="h6"
                component="th"
                scope="col"
                sx={{ textAlign: 'start' }}
              >
                on {ground}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEXTS.map((text) => (
            <tr key={text}>
              <Typography variant="h6" component="th" scope="row" sx={{ paddingInlineEnd: 2 }}>
                {text}
              </Typography>
              {GROUNDS.map((ground) => (
                <Pair key={ground} text={text} ground={ground} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Use, text and ground of each pair, by the keys of the palette. */
const PAIRS_IN_USE = [
  ['Text on the page', 'text.primary', 'background.default'],
  ['Secondary text on the page', 'text.secondary', 'background.default'],
  ['Secondary text on a panel', 'text.secondary', 'background.paper'],
  ['Secondary text on sand', 'text.secondary', 'sand.main'],
  ['Gold as text on sand', 'primary.dark', 'sand.main'],
  ['Filled button', 'primary.contrastText', 'primary.main'],
  ['Filled button, hovered', 'primary.contrastText', 'primary.light'],
  ['Footer and marquee', 'night.contrastText', 'night.main'],
  ['Footer, secondary', 'night.light', 'night.main'],
  ['Error on a panel', 'error.main', 'background.paper'],
  ['Return flow', 'returnFlow.contrastText', 'returnFlow.main'],
  ['Success', 'success.contrastText', 'success.main'],
] as const;

/** The colour of a palette key. */
const colourOf = (palette: Palette, key: string) =>
  Object.values(colours).find((hex) => paletteKeysOf(palette, hex).includes(key)) ?? '';

function PairsInUse() {
  const { palette } = useTheme();
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, display: 'grid', gap: 1, maxWidth: 560 }}>
      {PAIRS_IN_USE.map(([use, text, ground]) => (
        <Box
          key={use}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            padding: 2,
            border: 1,
            borderColor: 'divider',
            color: text,
            bgcolor: ground,
          }}
        >
          <span>{use}</span>
          <Box component="output" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {getContrastRatio(colourOf(palette, text), colourOf(palette, ground)).toFixed(1)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * The colours of the theme. Gold is the accent for surfaces and rules, `goldLight` when hovered, `goldInk` for text. Contrast ratios are computed with
 * `getContrastRatio` of MUI.
 */
const meta = preview.meta({
  parameters: { controls: { disable: true } },
});

/** All tokens with their palette keys. */
export const AllColours = meta.story({ render: () => <Swatches /> });

/** Every text colour on every background. */
export const Contrast = meta.story({ render: () => <ContrastTable /> });

/** The pairs used for text; each has a contrast of at least 4.5 to 1. */
export const InUse = meta.story({
  render: () => <PairsInUse />,
  play: async ({ canvas }) => {
    for (const ratio of canvas.getAllByRole('status')) {
      await expect(Number(ratio.textContent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  },
});
