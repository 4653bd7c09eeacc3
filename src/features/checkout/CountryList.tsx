import { alpha, styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { messages } from './messages';
import { revealOption } from './revealOption';

interface CountryListProps {
  id: string;
  names: readonly string[];
  /** The country that the field holds, if it is one of the list. */
  value: string;
  /** Index of the highlighted option. */
  active: number;
  /** Said in place of options when there are none. */
  emptyText: string;
  optionId: (index: number) => string;
  onHighlight: (index: number) => void;
  onPick: (name: string) => void;
}

const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: theme.zIndex.modal,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[8],
  '&[data-above]': { insetBlock: 'auto 100%' },
}));

const EmptyText = styled('div')(({ theme }) => ({
  color: theme.palette.text.secondary,
  '&:not(:empty)': { padding: '14px 16px' },
}));

const Options = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  position: 'relative',
  margin: 0,
  padding: theme.spacing(1, 0),
  maxHeight: 280,
  overflow: 'auto',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    padding: '6px 16px',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    [theme.breakpoints.down('sm')]: { minHeight: 48 },
  },
  '& > [aria-selected=true]': { backgroundColor: alpha(theme.palette.primary.main, 0.08) },
  '& > [data-active=true]': { backgroundColor: theme.palette.sand.main },
}));

/** The countries to choose from, below the field or, where there is more room, above it. */
export function CountryList(props: CountryListProps) {
  const { id, names, value, active, emptyText, optionId, onHighlight, onPick } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const isEmpty = names.length === 0;
  const revealActive = useEffectEvent(() => revealOption(optionId(active)));

  useEffect(() => revealActive(), [names.length]);

  useLayoutEffect(() => {
    const list = sheet.current;
    const box = list?.parentElement?.getBoundingClientRect();
    if (!list || !box) return;
    const isCutBelow = box.bottom + list.offsetHeight > window.innerHeight;
    list.toggleAttribute('data-above', isCutBelow && box.top > list.offsetHeight);
  }, [names.length]);

  return (
    <Sheet ref={sheet} onMouseDown={(event) => event.preventDefault()}>
      <EmptyText role="status">{isEmpty && emptyText}</EmptyText>
      {!isEmpty && (
        <Options id={id} role="listbox" aria-label={messages.fields.country}>
          {names.map((name, index) => (
            <li
              key={name}
              id={optionId(index)}
              role="option"
              aria-selected={name === value}
              data-active={index === active}
              onMouseMove={() => onHighlight(index)}
              onClick={() => onPick(name)}
            >
              {name}
            </li>
          ))}
        </Options>
      )}
    </Sheet>
  );
}
