/** Environment variables of the build with their defaults. */
const DEFAULTS = { API_BASE_URL: '/api' };

/** Reads the build settings; empty variables count as unset. */
export function readBuildSettings(
  env: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const texts = Object.entries(DEFAULTS).map(([name, value]) => {
    const given = env[name];
    return [name, given === undefined || given === '' ? value : given] as const;
  });
  return Object.fromEntries(texts);
}
