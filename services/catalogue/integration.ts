import type {
  Integrations,
  NewApiKey,
  NewWebhook,
  Webhook,
  WebhookDelivery,
} from "@/contracts/catalogue/integration/integration";
import type {
  ApiKeyBody,
  WebhookBody,
  WebhookChangeBody,
} from "@/contracts/catalogue/integration/integration.schema";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

const PATH = "/vendor/integration";

type Change = Partial<WebhookChangeBody> & { id: string };

/** Calls about a vendor's API keys and webhooks. Dialogs show their own failures. */
export const integrationApi = api
  .enhanceEndpoints({ addTagTypes: ["Integration", "WebhookDelivery"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getIntegrations: build.query<Integrations, void>({
        query: () => ({ url: PATH }),
        providesTags: ["Integration"],
      }),
      makeApiKey: build.mutation<NewApiKey, ApiKeyBody>({
        query: (data) => ({ url: `${PATH}/key`, method: "POST", data }),
        invalidatesTags: ["Integration"],
        extraOptions: { toast: false },
      }),
      revokeApiKey: build.mutation<null, string>({
        query: (id) => ({ url: `${PATH}/key/${id}`, method: "DELETE" }),
        invalidatesTags: ["Integration"],
      }),
      addWebhook: build.mutation<NewWebhook, WebhookBody>({
        query: (data) => ({ url: `${PATH}/webhook`, method: "POST", data }),
        invalidatesTags: ["Integration"],
        extraOptions: { toast: false },
      }),
      changeWebhook: build.mutation<Webhook, Change>({
        query: ({ id, ...data }) => ({ url: `${PATH}/webhook/${id}`, method: "PATCH", data }),
        invalidatesTags: ["Integration", "WebhookDelivery"],
      }),
      deleteWebhook: build.mutation<null, string>({
        query: (id) => ({ url: `${PATH}/webhook/${id}`, method: "DELETE" }),
        invalidatesTags: ["Integration", "WebhookDelivery"],
      }),
      changeWebhookSecret: build.mutation<NewWebhook, string>({
        query: (id) => ({ url: `${PATH}/webhook/${id}/secret`, method: "POST" }),
      }),
      testWebhook: build.mutation<WebhookDelivery, string>({
        query: (id) => ({ url: `${PATH}/webhook/${id}/test`, method: "POST" }),
        invalidatesTags: ["WebhookDelivery"],
      }),
      getDeliveries: build.query<Page<WebhookDelivery>, { page: number; limit: number }>({
        query: (params) => ({ url: `${PATH}/delivery`, params }),
        providesTags: ["WebhookDelivery"],
      }),
      resendDelivery: build.mutation<WebhookDelivery, string>({
        query: (id) => ({ url: `${PATH}/delivery/${id}/resend`, method: "POST" }),
        invalidatesTags: ["WebhookDelivery"],
      }),
    }),
  });

export const {
  useGetIntegrationsQuery,
  useMakeApiKeyMutation,
  useRevokeApiKeyMutation,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useChangeWebhookSecretMutation,
  useTestWebhookMutation,
  useGetDeliveriesQuery,
  useResendDeliveryMutation,
} = integrationApi;
