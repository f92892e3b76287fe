"use client";
import { useEffect, useState } from "react";
import type { SocialNetworks } from "@/contracts/identity/social";
import { authApi } from "@/services/identity/auth";
import type { AppStore } from "@/store/make-store";

/** Fetched by the browser, because public pages are the same for every visitor and carry no settings. */
export function useSocialNetworks(store: AppStore): SocialNetworks | undefined {
  const [networks, setNetworks] = useState<SocialNetworks>();
  useEffect(() => {
    const asked = store.dispatch(authApi.endpoints.getSocialNetworks.initiate());
    void asked.then(({ data }) => setNetworks(data));
    return () => asked.unsubscribe();
  }, [store]);
  return networks;
}
