import { useDispatch, useSelector, useStore } from "react-redux";
import type { AppDispatch, AppState, AppStore } from "./make-store";

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Returns true when the stored state has been read. Until redux-persist starts, its flag is undefined. */
export function useRehydrated(): boolean {
  return useAppSelector((state: Partial<Pick<AppState, "_persist">>) => state._persist?.rehydrated ?? false);
}
