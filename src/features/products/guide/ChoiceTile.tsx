import { styled } from '@mui/material/styles';
import { focusRing } from '@/theme/components/inputs';
import { easeOut, motion } from '@/theme/tokens';

export interface ChoiceTileProps {
  /** Several of the group can be chosen with `checkbox`. */
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  /** Second line, which describes the choice. */
  hint?: string;
  onChoose: (isChosen: boolean) => void;
}

const Tile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 48,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms ${easeOut}, color ${motion.quick}ms ${easeOut}`,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.secondary } },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '&:has(:checked)': {
    backgroundColor: theme.palette.night.main,
    borderColor: theme.palette.night.main,
    color: theme.palette.night.contrastText,
    '& small': { color: theme.palette.night.light },
  },
  '&:has(:focus-visible)': focusRing,
  // Without backgrounds the choice needs a line.
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
}));

/** A native radio button or checkbox as a tile, whose colour shows the choice. */
export function ChoiceTile(props: ChoiceTileProps) {
  const { type = 'radio', name, value, isChosen, label, hint, onChoose } = props;
  return (
    <Tile>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span>{label}</span>
      {hint !== undefined && <small>{hint}</small>}
    </Tile>
  );
}
