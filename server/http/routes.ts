import { authRoutes } from "@/server/modules/auth/routes";
import { categoryRoutes } from "@/server/modules/category/routes";
import type { Route } from "./route";

/** The whole API below `/api/v1`, row by row. Within a table, static paths stand before `/:id`. */
export const ROUTES: readonly Route[] = [...authRoutes, ...categoryRoutes];
