import { api } from "./api";

type Download = {
  url: string;
  params?: object;
  /** Makes it a POST. */
  data?: object;
  fileName: string;
};

export const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a file that requires a signed-in caller, and saves it under a name. */
    download: build.mutation<null, Download>({
      async queryFn({ url, params, data, fileName }, _api, _options, baseQuery) {
        const { data: file, error } = await baseQuery({
          url,
          ...(params ? { params } : {}),
          ...(data ? { method: "POST", data } : {}),
          responseType: "blob",
        });
        if (error) return { error };
        saveAs(file as Blob, fileName);
        return { data: null };
      },
    }),
  }),
});

export const { useDownloadMutation } = downloadApi;

/** Downloads a file as a link with `download` would. */
function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Firefox reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
