import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { PlainList } from '@/fixtures/PlainList';
import { focusRing } from '@/theme/components/inputs';
import { fluid, layout } from '@/theme/tokens';

/** Width that a full bar represents. */
const WIDEST_PX = 1536;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

function Row({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px 160px minmax(0, 1fr)' },
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="h6" component="span">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="span">
        {value}
      </Typography>
      {children}
    </Box>
  );
}

const Bar = ({ length }: { length: string }) => (
  <Box sx={{ height: 16, width: length, maxWidth: 1, bgcolor: 'primary.main' }} />
);

function Spacing() {
  const { spacing } = useTheme();
  return (
    <PlainList>
      {STEPS.map((step) => (
        <Row key={step} name={`spacing(${step})`} value={spacing(step)}>
          <Bar length={spacing(step)} />
        </Row>
      ))}
      <Row name="Section" value="64 px, growing to 120 px">
        <Bar length={fluid(64, 120)} />
      </Row>
    </PlainList>
  );
}

function Widths() {
  const { breakpoints } = useTheme();
  return (
    <PlainList>
      {Object.entries(layout).map(([name, px]) => (
        <Row key={name} name={name} value={`${px} px`}>
          <Bar length={`${(100 * px) / WIDEST_PX}%`} />
        </Row>
      ))}
      {Object.entries(breakpoints.values).map(([name, px]) => (
        <Row key={name} name={`from ${name}`} value={`${px} px`}>
          <Bar length={`${(100 * px) / WIDEST_PX}%`} />
        </Row>
      ))}
    </PlainList>
  );
}

function Forms() {
  const { shape, palette } = useTheme();
  return (
    <PlainList>
      <Row name="Corner" value={`${shape.borderRadius} px`}>
        <Box sx={{ width: 96, height: 64, bgcolor: 'primary.main', borderRadius: 1 }} />
      </Row>
      <Row name="Hairline" value={palette.divider}>
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }} />
      </Row>
      <Row name="Focus" value={`${focusRing.outline}, ${focusRing.outlineOffset} px away`}>
        <Box sx={{ width: 96, height: 44, bgcolor: 'primary.main', ...focusRing }} />
      </Row>
      <Row name="Touch target" value="at least 44 px">
        <div>
          <Button>Button</Button>
        </div>
      </Row>
    </PlainList>
  );
}

/** Generous spacing on an 8 px grid; square corners, hairlines, no shadows on static surfaces. */
const meta = preview.meta({
  parameters: { controls: { disable: true } },
});

/** Steps of the grid and the padding of a section. */
export const SpacingScale = meta.story({ render: () => <Spacing /> });

/** Widths of the layout and the breakpoints. */
export const WidthsAndBreakpoints = meta.story({ render: () => <Widths /> });

/** Corners, hairlines, focus ring and minimum touch target. */
export const CornersAndFocus = meta.story({
  render: () => <Forms />,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
