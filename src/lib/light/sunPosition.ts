/** Where the shop measures: Dubai, in degrees and hours from UTC. */
const LATITUDE = 25.2;
const LONGITUDE = 55.27;
const UTC_OFFSET_HOURS = 4;

const MINUTES_PER_DAY = 1_440;
const RADIANS = Math.PI / 180;
/** Days before each month of a year without a leap day. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** A day without a year; the sun differs by a minute at most between years. */
export interface CalendarDay {
  /** 1 to 12. */
  month: number;
  day: number;
}

export interface SunPosition {
  /** Degrees above the horizon; negative at night. */
  altitude: number;
  /** Degrees clockwise from north. */
  azimuth: number;
}

/** Declination in radians and equation of time in minutes; Fourier series of the NOAA (gml.noaa.gov/grad/solcalc/solareqns.PDF). */
function sunOf(yearAngle: number): { declination: number; equationOfTime: number } {
  const sin = (times: number) => Math.sin(times * yearAngle);
  const cos = (times: number) => Math.cos(times * yearAngle);
  return {
    declination:
      0.006918 -
      0.399912 * cos(1) +
      0.070257 * sin(1) -
      0.006758 * cos(2) +
      0.000907 * sin(2) -
      0.002697 * cos(3) +
      0.00148 * sin(3),
    equationOfTime:
      229.18 *
      (0.000075 + 0.001868 * cos(1) - 0.032077 * sin(1) - 0.014615 * cos(2) - 0.040849 * sin(2)),
  };
}

/**
 * Position of the sun in Dubai, without refraction.
 * @param minutes local time in minutes since midnight
 */
export function sunPosition({ month, day }: CalendarDay, minutes: number): SunPosition {
  const dayOfYear = (DAYS_BEFORE[month - 1] ?? 0) + day;
  const utcHours = minutes / 60 - UTC_OFFSET_HOURS;
  const yearAngle = ((2 * Math.PI) / 365) * (dayOfYear - 1 + (utcHours - 12) / 24);
  const { declination, equationOfTime } = sunOf(yearAngle);
  const solarMinutes = minutes + equationOfTime + 4 * LONGITUDE - 60 * UTC_OFFSET_HOURS;
  const hourAngle = (solarMinutes / MINUTES_PER_DAY) * 2 * Math.PI - Math.PI;
  const latitude = LATITUDE * RADIANS;
  // Unit vector to the sun: east, north, up.
  const east = -Math.cos(declination) * Math.sin(hourAngle);
  const north =
    Math.sin(declination) * Math.cos(latitude) -
    Math.cos(declination) * Math.sin(latitude) * Math.cos(hourAngle);
  const up =
    Math.sin(declination) * Math.sin(latitude) +
    Math.cos(declination) * Math.cos(latitude) * Math.cos(hourAngle);
  return {
    altitude: Math.asin(up) / RADIANS,
    azimuth: (Math.atan2(east, north) / RADIANS + 360) % 360,
  };
}
