import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { parseAttributes } from '@/api/parsers/attributes';
import { useTranslate } from '@/i18n/useTranslate';
import { attributeFacts } from './attributeFacts';
import { ColourSwatch } from './ColourSwatch';
import { factMessages } from './messages';
import { FactRows } from './FactRows';

export interface AttributeTableProps {
  /** As sent by the server. */
  attributes: unknown;
}

/** What is known of the cloth, with the terms of the trade explained (product 5.15). */
export function AttributeTable({ attributes }: AttributeTableProps) {
  const t = useTranslate();
  const headingId = useId();
  const facts = attributeFacts(t, parseAttributes(attributes));
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t(factMessages.heading)}
      </Typography>
      <FactRows>
        {facts.map(({ name, value, hint, colours = [] }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {colours.length === 0 ? (
                <span>{value}</span>
              ) : (
                <Box
                  component="span"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
                >
                  {colours.map((colour) => (
                    <ColourSwatch key={colour} colour={colour} />
                  ))}
                  <span>{value}</span>
                </Box>
              )}
              {hint !== undefined && (
                <Typography variant="body2" color="textSecondary">
                  {hint}
                </Typography>
              )}
            </dd>
          </div>
        ))}
      </FactRows>
    </section>
  );
}
