import { dubaiWallClock } from '../rules/dubaiTime.ts';

export type Print = (line: string) => void;

/** Removes control, format and bidirectional characters and line separators, which could manipulate the terminal. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A time in Dubai, e.g. `2026-11-21 14:05`. */
export function moment(iso: string): string {
  return dubaiWallClock(new Date(iso)).slice(0, 16).replace('T', ' ');
}

/** Formats rows as a table with headings and aligned columns. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [headings, ...rows].map((row) => row.map(plain));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Formats names and values in two aligned columns; omits empty values. */
export function fields(pairs: readonly (readonly [name: string, value: string])[]): string[] {
  const shown = pairs.filter(([, value]) => value !== '');
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`);
}
