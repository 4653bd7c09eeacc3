/** The validator has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  type ByType = Record<string, unknown[]>;
  export default class Validator {
    validate(data: { jsonld: ByType; microdata: ByType; rdfa: ByType }): Promise<Issue[]>;
  }
}
