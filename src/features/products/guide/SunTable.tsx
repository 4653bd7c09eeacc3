import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { sunTexts } from '@/content/sunTexts';
import { useContent } from '@/i18n/useContent';
import type { FacadeSun } from '@/lib/light/facadeSun';
import { durationOf, periodsOf } from './describeSun';

export interface SunTableProps {
  /** January first. */
  year: readonly FacadeSun[];
  caption: string;
}

/** The figures of the chart of the sun. */
export function SunTable({ year, caption }: SunTableProps) {
  const texts = useContent(sunTexts);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" sx={{ minWidth: '30rem' }}>
        <TableHead>
          <TableRow>
            {[texts.month, texts.time, texts.hours, texts.energy].map((heading) => (
              <TableCell key={heading} component="th" scope="col">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {year.map((month, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {texts.months[index]}
              </TableCell>
              <TableCell>{periodsOf(texts, month)}</TableCell>
              <TableCell>{durationOf(texts, month)}</TableCell>
              <TableCell>{texts.kwh(month.energy.toFixed(1))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
