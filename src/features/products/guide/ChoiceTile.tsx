import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { focusRing } from '@/theme/components/inputs';
import { easeOut, motion } from '@/theme/tokens';

export interface ChoiceTileProps {
  value: string;
  label: string;
  /** Second line, which describes the choice. */
  hint?: string;
  className?: string;
}

const Tile = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  margin: 0,
  minHeight: 48,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  transition: `background-color ${motion.quick}ms ${easeOut}, color ${motion.quick}ms ${easeOut}`,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.secondary } },
  '&:has(:checked)': {
    backgroundColor: theme.palette.night.main,
    borderColor: theme.palette.night.main,
    color: theme.palette.night.contrastText,
    '& small': { color: theme.palette.night.light },
  },
  '&:has(:focus-visible)': focusRing,
  // Without backgrounds the choice needs a line.
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
  '& .MuiFormControlLabel-label': {
    flexGrow: 1,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& small': {
    display: 'block',
    marginBlockStart: 2,
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
  },
}));

/** Covers the tile, which shows the choice by its colour. */
const CoveringRadio = styled(Radio)({
  position: 'absolute',
  inset: 0,
  padding: 0,
  opacity: 0,
  borderRadius: 0,
});

/** One choice of a `RadioGroup` as a tile. */
export function ChoiceTile({ value, label, hint, className }: ChoiceTileProps) {
  return (
    <Tile
      className={className}
      value={value}
      control={<CoveringRadio />}
      label={
        <>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </>
      }
    />
  );
}
