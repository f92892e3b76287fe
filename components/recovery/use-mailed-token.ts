"use client";
import { useEffect, useRef, useState } from "react";
import { takeFromAddress } from "@/components/registration/take-from-address";

/**
 * The token of a mailed link, taken out of the address at once: it must not stay in the history. Undefined until the
 * page is alive, empty when the address has none.
 */
export function useMailedToken(): string | undefined {
  const taken = useRef<string | undefined>(undefined);
  const [token, setToken] = useState<string>();
  useEffect(() => {
    taken.current ??= new URLSearchParams(window.location.search).get("token") ?? "";
    takeFromAddress("token");
    setToken(taken.current);
  }, []);
  return token;
}
