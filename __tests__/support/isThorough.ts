/** Whether every case runs, as before a release (`npm run test:thorough`), instead of a part that CI has time for. */
export const isThorough = process.env['THOROUGH'] === 'true';
