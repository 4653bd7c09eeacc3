import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { SampleLink } from '../samples/SampleLink';
import { CompareImage, CompareName } from './CompareColumnHead';
import { CompareFrame, CompareGrid } from './CompareGrid';
import { compareMessages } from './messages';
import { isDifferent, type CompareRow } from './compareRows';
import { CompareValue } from './CompareValue';
import type { CompareColumn } from './useCompareColumns';

export interface CompareTableProps {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  onRemove: (id: Id) => void;
}

/** Products side by side; rows in which they differ are marked (product 5.19). */
export function CompareTable({ columns, rows, onRemove }: CompareTableProps) {
  const t = useTranslate();
  const caption = t(compareMessages.table, { count: columns.length });
  return (
    <CompareFrame tabIndex={0} role="region" aria-label={caption}>
      <CompareGrid data-count={columns.length}>
        <caption style={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column.id} data-product>
                <CompareImage column={column} onRemove={() => onRemove(column.id)} />
                {column.product?.canSample === true && <SampleLink product={column.product} />}
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col" data-product>
                <CompareName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span>{row.name}</span>
                {isDifferent(row) && (
                  <Typography variant="caption" component="div" sx={{ color: 'primary.dark' }}>
                    {t(compareMessages.differs)}
                  </Typography>
                )}
              </th>
              {columns.map(({ id, isGone, hasFailed }, index) => (
                <td key={id} data-product>
                  <CompareValue cell={row.cells[index]} isPending={!isGone && !hasFailed} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </CompareGrid>
    </CompareFrame>
  );
}
