import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ChipFieldset } from '@/components/ChipFieldset';
import { RadioChip } from '@/components/RadioChip';
import type { Size, SoldAs } from '@/contract/products';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatPrice } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

export interface SizePickerProps {
  sizes: Size[];
  currency: string;
  selectedId: string | undefined;
  onChoose: (sizeId: string) => void;
}

const Group = styled('div')({ '& + &': { marginBlockStart: 20 } });

const GroupHeading = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 8px',
  fontWeight: theme.typography.fontWeightMedium,
}));

/** Sizes by unit in their order, those without a unit first. */
function groupByUnit(sizes: readonly Size[]): [unit: SoldAs | undefined, sizes: Size[]][] {
  const groups = new Map<SoldAs | undefined, Size[]>([[undefined, []]]);
  for (const size of sizes) groups.set(size.soldAs, [...(groups.get(size.soldAs) ?? []), size]);
  return [...groups].filter(([, group]) => group.length > 0);
}

/** Sizes with their prices as radio chips, grouped by their unit (product 5.7); the legend shows the chosen one. */
export function SizePicker({ sizes, currency, selectedId, onChoose }: SizePickerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const selected = sizes.find(({ _id }) => _id === selectedId);
  if (sizes.length === 0) return null;
  return (
    <ChipFieldset
      legend={
        selected === undefined || selected.size === '' ? (
          t(messages.size)
        ) : (
          <>
            <span>{t(messages.sizeIs)}</span> <b {...textIn(selected.lang)}>{selected.size}</b>
          </>
        )
      }
    >
      {groupByUnit(sizes).map(([unit, group]) => (
        <Group
          key={unit ?? ''}
          {...(unit && { role: 'group', 'aria-labelledby': `${id}-${unit}` })}
        >
          {unit && <GroupHeading id={`${id}-${unit}`}>{t(messages.unitGroups[unit])}</GroupHeading>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
            {group.map(({ _id, size, lang, price }, index) => (
              <RadioChip
                key={`${index}-${_id}`}
                name={id}
                value={_id}
                label={size === '' ? t(messages.oneSize) : size}
                lang={lang}
                note={Number.isFinite(price) ? formatPrice(price, currency, language) : undefined}
                isChecked={_id === selectedId}
                onChoose={onChoose}
              />
            ))}
          </Box>
        </Group>
      ))}
    </ChipFieldset>
  );
}
