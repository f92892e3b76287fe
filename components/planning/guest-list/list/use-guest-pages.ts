"use client";
import { useEffect } from "react";
import { shallowEqual } from "react-redux";
import type { Guest } from "@/contracts/planning/guest/guest";
import { guestApi, type GuestQuery } from "@/services/planning/guest";
import { useAppDispatch, useAppSelector } from "@/store/hooks";

/** Guests per page. */
export const LIMIT = 100;
const queryOf = (filter: GuestQuery, page: number) => ({ ...filter, page, limit: LIMIT });

/** Returns the rows of a filtered list, loading the pages for the rows `first` to `last` on screen. */
export function useGuestPages(filter: GuestQuery, first: number, last: number) {
  const dispatch = useAppDispatch();
  const from = Math.floor(Math.max(0, first) / LIMIT) + 1;
  const to = Math.floor(Math.max(0, last) / LIMIT) + 1;

  useEffect(() => {
    const pages = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const held = pages.map((page) => dispatch(guestApi.endpoints.getGuests.initiate(queryOf(filter, page))));
    return () => held.forEach((each) => each.unsubscribe());
  }, [dispatch, filter, from, to]);

  const pages = useAppSelector(
    (state) =>
      Array.from({ length: to - from + 1 }, (_, at) => {
        return guestApi.endpoints.getGuests.select(queryOf(filter, from + at))(state).data;
      }),
    shallowEqual,
  );
  const error = useAppSelector(
    (state) => guestApi.endpoints.getGuests.select(queryOf(filter, from))(state).error,
  );
  const rowAt = (index: number): Guest | undefined =>
    pages[Math.floor(index / LIMIT) + 1 - from]?.docs[index % LIMIT];
  const retry = () =>
    void dispatch(
      guestApi.endpoints.getGuests.initiate(queryOf(filter, from), { forceRefetch: true, subscribe: false }),
    );
  return {
    total: pages.find(Boolean)?.totalDocs,
    rowAt,
    error: pages.some(Boolean) ? undefined : error,
    retry,
  };
}
