import { styled } from '@mui/material/styles';

interface DialCodeOptionProps {
  id: string;
  country: string;
  dialCode: string;
  /** Highlighted by the arrow keys. */
  isActive: boolean;
  /** The code the form holds. */
  isChosen: boolean;
  onPick: () => void;
}

const Option = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.25),
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 38,
  '&:hover, &[data-active=true]': { backgroundColor: theme.palette.sand.main },
  '&[aria-selected=true]': { fontWeight: theme.typography.fontWeightBold },
}));

/** One country with its code; the mouse picks it, the keyboard does so from the search box. */
export function DialCodeOption(props: DialCodeOptionProps) {
  const { id, country, dialCode, isActive, isChosen, onPick } = props;
  return (
    <Option id={id} role="option" aria-selected={isChosen} data-active={isActive} onClick={onPick}>
      <span>{country}</span>
      <bdi>{dialCode}</bdi>
    </Option>
  );
}
