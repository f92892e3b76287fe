import { api } from "./api";

type Download = { url: string; params?: object; fileName: string };

export const downloadApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a file that requires a signed-in caller, and saves it under a name. */
    download: build.mutation<null, Download>({
      async queryFn({ url, params, fileName }, _api, _options, baseQuery) {
        const { data, error } = await baseQuery({ url, ...(params ? { params } : {}), responseType: "blob" });
        if (error) return { error };
        saveAs(data as Blob, fileName);
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
