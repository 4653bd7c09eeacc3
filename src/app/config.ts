/** Base URL of the API, set at build time (`API_BASE_URL`); same origin by default. */
export const apiBaseUrl: string = process.env.API_BASE_URL ?? '/api';
