import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lightGuide } from '@/content/lightGuide';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import type { FacadeSun } from '@/lib/light/facadeSun';
import { messages } from './messages';
import { durationOf, periodsOf } from './sunTexts';

export interface SunTableProps {
  /** January first. */
  year: readonly FacadeSun[];
  caption: string;
}

/** The figures of the chart of the sun. */
export function SunTable({ year, caption }: SunTableProps) {
  const t = useTranslate();
  const { months } = useContent(lightGuide);
  const { sun } = messages;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" sx={{ minWidth: '30rem' }}>
        <TableHead>
          <TableRow>
            {[sun.month, sun.time, sun.hours, sun.energy].map((heading) => (
              <TableCell key={heading.id} component="th" scope="col">
                {t(heading)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {year.map((month, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {months[index]}
              </TableCell>
              <TableCell>{periodsOf(t, month)}</TableCell>
              <TableCell>{durationOf(t, month)}</TableCell>
              <TableCell>{t(sun.kwh, { figure: month.energy.toFixed(1) })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
