import { azimuthOf, type Facade } from './facades';
import { sunPosition, type CalendarDay, type SunPosition } from './sunPosition';

/** A period of a day, in minutes since midnight. */
export interface Period {
  from: number;
  to: number;
}

/** The sun of a day on bare upright glass. */
export interface FacadeSun {
  sunrise: number;
  sunset: number;
  /** When the sun shines on the glass, in order; two periods in a northern summer. */
  periods: Period[];
  /** When it brings more than half of the strongest sun of the year. */
  strong: Period[];
  /** Minutes of direct sun. */
  minutes: number;
  /** Energy of the direct sun, in kWh per square metre of glass. */
  energy: number;
}

const MINUTES_PER_DAY = 1_440;
/** Altitude of the sun's centre at sunrise, with refraction and the radius of the disc. */
const HORIZON = -0.833;
const RADIANS = Math.PI / 180;
/** Irradiance above the atmosphere, in W/m². */
const SOLAR_CONSTANT = 1_353;
/** Half of the strongest sun on a wall of Dubai, in W/m². */
const STRONG = 325;

/** Direct irradiance in W/m² at a right angle to the sun, clear sky (Meinel 1976, Kasten and Young 1989). */
function beamAt(altitude: number): number {
  const airMass = 1 / (Math.sin(altitude * RADIANS) + 0.50572 * (altitude + 6.07995) ** -1.6364);
  return SOLAR_CONSTANT * 0.7 ** (airMass ** 0.678);
}

/** Direct irradiance of the glass in W/m² for a position of the sun; 0 while it is behind the wall or below the horizon. */
export function irradianceOf(facade: Facade, { altitude, azimuth }: SunPosition): number {
  if (altitude <= 0) return 0;
  const incidence =
    Math.cos(altitude * RADIANS) * Math.cos((azimuth - azimuthOf(facade)) * RADIANS);
  return Math.max(0, beamAt(altitude) * incidence);
}

/** Periods of the minutes that pass a test. */
function periodsWhere<Value>(values: readonly Value[], test: (value: Value) => boolean): Period[] {
  const periods: Period[] = [];
  values.forEach((value, minute) => {
    if (!test(value)) return;
    const last = periods.at(-1);
    if (last?.to === minute) last.to = minute + 1;
    else periods.push({ from: minute, to: minute + 1 });
  });
  return periods;
}

/** The sun of a day in Dubai on a facade without a balcony. */
export function facadeSun(facade: Facade, day: CalendarDay): FacadeSun {
  const positions = Array.from({ length: MINUTES_PER_DAY }, (_, minute) =>
    sunPosition(day, minute),
  );
  const irradiance = positions.map((position) => irradianceOf(facade, position));
  const [daylight] = periodsWhere(positions, ({ altitude }) => altitude > HORIZON);
  const periods = periodsWhere(irradiance, (watts) => watts > 0);
  return {
    sunrise: daylight?.from ?? 0,
    sunset: daylight?.to ?? 0,
    periods,
    strong: periodsWhere(irradiance, (watts) => watts > STRONG),
    minutes: periods.reduce((sum, { from, to }) => sum + to - from, 0),
    energy: irradiance.reduce((sum, watts) => sum + watts, 0) / 60_000,
  };
}

/** The sun on a facade on the 21st of each month. */
export function yearOfSun(facade: Facade): FacadeSun[] {
  return Array.from({ length: 12 }, (_, index) => facadeSun(facade, { month: index + 1, day: 21 }));
}
