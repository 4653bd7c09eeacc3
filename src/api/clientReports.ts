import type { ClientErrorReport } from '@/contract/clientReports';
import { baseApi } from './baseApi';
import { request } from './request';

export const clientReportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendClientReport: build.mutation<string, ClientErrorReport>({
      // Its response has no body.
      extraOptions: { failure: 'silent', endsSession: false },
      query: (body) => ({ ...request('POST /client-reports', { body }), responseHandler: 'text' }),
    }),
  }),
});
