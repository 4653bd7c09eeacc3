import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Id } from '@/contract/common';
import type { OrderItem } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { complaintMessages as messages } from './messages';

export interface ConcernedItemsProps {
  items: readonly OrderItem[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** The lines of an order that a complaint is about, as checkboxes. */
export function ConcernedItems({ items, chosen, onChange }: ConcernedItemsProps) {
  const t = useTranslate();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <FormLabel component="div" id={labelId}>
        {t(messages.items)}
      </FormLabel>
      <FormGroup>
        {items.map(({ _id, productName, lang, size, sizeLang }) => (
          <FormControlLabel
            key={_id}
            label={
              <>
                <span {...textIn(lang)}>{productName}</span>
                {size !== undefined && size !== '' && (
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                    {...textIn(sizeLang)}
                  >
                    {size}
                  </Typography>
                )}
              </>
            }
            control={
              <Checkbox
                checked={chosen.includes(_id)}
                onChange={(_event, isChecked) =>
                  onChange(
                    items
                      .map((item) => item._id)
                      .filter((id) => (id === _id ? isChecked : chosen.includes(id))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
