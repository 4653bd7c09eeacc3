import { styled } from '@mui/material/styles';
import { swatches } from '@/theme/swatches';

export interface ColourSwatchProps {
  /** Id of a colour. */
  colour: string;
}

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  width: '1.125em',
  height: '1.125em',
  borderRadius: '50%',
  border: `1px solid ${theme.palette.text.secondary}`,
  verticalAlign: '-0.2em',
  forcedColorAdjust: 'none',
}));

const COLOURS = new Map(Object.entries(swatches));

/** Dot beside the name of a colour; decorative, because the name is always shown. */
export function ColourSwatch({ colour }: ColourSwatchProps) {
  return <Dot style={{ backgroundColor: COLOURS.get(colour) }} />;
}
