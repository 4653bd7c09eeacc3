import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Size, SoldAs } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { easeOut, motion } from '@/theme/tokens';
import { messages } from './messages';

export interface SizePickerProps {
  sizes: Size[];
  selectedId: string | undefined;
  onChoose: (sizeId: string) => void;
}

const Chip = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  maxWidth: '100%',
  paddingInline: 16,
  paddingBlock: 8,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 2,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.quick}ms ${easeOut}, background-color ${motion.quick}ms ${easeOut}`,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.primary } },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderColor: theme.palette.text.primary,
    backgroundColor: theme.palette.text.primary,
    color: theme.palette.background.default,
  },
})) as typeof ButtonBase;

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBlockEnd: 12,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500, color: theme.palette.text.primary },
}));

const GroupHeading = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockEnd: 8,
  fontWeight: theme.typography.fontWeightMedium,
}));

/** Sizes by unit in their order, those without a unit first. */
function groupByUnit(sizes: readonly Size[]): [unit: SoldAs | undefined, sizes: Size[]][] {
  const groups = new Map<SoldAs | undefined, Size[]>([[undefined, []]]);
  for (const size of sizes) groups.set(size.soldAs, [...(groups.get(size.soldAs) ?? []), size]);
  return [...groups].filter(([, group]) => group.length > 0);
}

/** Sizes as radio chips, grouped by their unit (product 5.7); the legend shows the chosen one. */
export function SizePicker({ sizes, selectedId, onChoose }: SizePickerProps) {
  const t = useTranslate();
  const id = useId();
  const selected = sizes.find(({ _id }) => _id === selectedId);
  if (sizes.length === 0) return null;
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0, displayPrint: 'none' }}
    >
      <Legend>
        {selected === undefined || selected.size === '' ? (
          t(messages.size)
        ) : (
          <>
            {t(messages.sizeIs)} <b {...textIn(selected.lang)}>{selected.size}</b>
          </>
        )}
      </Legend>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {groupByUnit(sizes).map(([unit, group]) => (
          <div
            key={unit ?? ''}
            {...(unit && { role: 'group', 'aria-labelledby': `${id}-${unit}` })}
          >
            {unit && (
              <GroupHeading id={`${id}-${unit}`}>{t(messages.unitGroups[unit])}</GroupHeading>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
              {group.map(({ _id, size, lang }, index) => (
                // A label around a native radio button, as MUI documents it for file inputs.
                <Chip component="label" role={undefined} tabIndex={-1} key={`${index}-${_id}`}>
                  <input
                    type="radio"
                    name={id}
                    value={_id}
                    checked={_id === selectedId}
                    onChange={() => onChoose(_id)}
                  />
                  <span {...textIn(lang)}>{size === '' ? t(messages.oneSize) : size}</span>
                </Chip>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
