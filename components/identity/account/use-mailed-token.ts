"use client";
import { useEffect, useRef, useState } from "react";
import { takeFromAddress } from "@/components/identity/account/take-from-address";

/**
 * Returns the token of a mailed link and removes it from the address at once, so that it doesn't stay in the history.
 * Undefined until the page is hydrated, empty when the address has no token.
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
