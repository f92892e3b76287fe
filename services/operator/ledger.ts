import type { CommissionGst } from "@/contracts/operator/commission-gst";
import type { CommissionGstQuery } from "@/contracts/operator/commission-gst.schema";
import type { LedgerClosing, LedgerClosings } from "@/contracts/operator/ledger-closing";
import type { LedgerClosingsQuery } from "@/contracts/operator/ledger-closing.schema";
import { api } from "@/services/api";

export const operatorLedgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLedgerClosings: build.query<LedgerClosings, Partial<LedgerClosingsQuery>>({
      query: (params) => ({ url: "/operator/ledger/closing", params }),
      extraOptions: { toast: false },
    }),
    getLedgerClosing: build.query<LedgerClosing, { day: string }>({
      query: (params) => ({ url: "/operator/ledger/closing/day", params }),
      extraOptions: { toast: false },
    }),
    getCommissionGst: build.query<CommissionGst, CommissionGstQuery>({
      query: (params) => ({ url: "/operator/ledger/gst", params }),
      extraOptions: { toast: false },
    }),
  }),
});

export const { useGetLedgerClosingsQuery, useGetLedgerClosingQuery, useGetCommissionGstQuery } =
  operatorLedgerApi;
