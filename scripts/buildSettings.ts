import { readCompanyFacts } from '../server/companyFacts.ts';
import type { CompanyFacts } from '../src/content/companyFacts.ts';

/** Environment variables of the build with their defaults. */
const DEFAULTS = {
  API_BASE_URL: '/api',
  COMPANY_EMAIL: 'hello@sadeel.example',
  COMPANY_PHONE: '+971 4 000 0000',
  CHAT_URL: 'https://wa.me/97140000000',
};

/**
 * Reads the build settings; empty variables count as unset. The facts about the company are one, as JSON.
 * @throws ConfigurationError
 */
export function readBuildSettings(
  env: Record<string, string | undefined> = process.env,
): Record<string, string> {
  const facts: CompanyFacts = readCompanyFacts(env);
  const texts = Object.entries(DEFAULTS).map(([name, value]) => {
    const given = env[name];
    return [name, given === undefined || given === '' ? value : given] as const;
  });
  return { ...Object.fromEntries(texts), COMPANY_FACTS: JSON.stringify(facts) };
}
