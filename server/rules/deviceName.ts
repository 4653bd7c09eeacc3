/** Names of a device in an account's list of sessions. */
export interface DeviceName {
  browser?: string;
  system?: string;
}

type Rule = readonly [pattern: RegExp, name: string];

/** The first match wins: browsers built on Chrome also name Chrome, and Chrome also names Safari. */
const BROWSERS: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** The first match wins: phones also name the system that they are built on. */
const SYSTEMS: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rules: readonly Rule[], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system in a `User-Agent` header, from a fixed list, so that no text of a client is stored or shown.
 * Some are wrong by design: an iPad calls itself a Mac, and Brave and Vivaldi call themselves Chrome.
 */
export function deviceNameOf(userAgent: string): DeviceName {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return { ...(browser && { browser }), ...(system && { system }) };
}
