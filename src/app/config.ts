/** Base address of the API, fixed when the shop is built (`API_BASE_URL`); same origin by default. */
export const apiBaseUrl: string = process.env.API_BASE_URL ?? '/api';
