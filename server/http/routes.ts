import { sandboxGatewayRoutes } from "@/server/adapters/payments/sandbox-routes";
import { attributeRoutes } from "@/server/modules/attribute/routes";
import { authRoutes } from "@/server/modules/auth/routes";
import { appointmentRoutes } from "@/server/modules/appointment/routes";
import { availabilityRoutes } from "@/server/modules/availability/routes";
import { cartRoutes } from "@/server/modules/cart/routes";
import { categoryRoutes } from "@/server/modules/category/routes";
import { comparisonRoutes } from "@/server/modules/comparison/routes";
import { mediaRoutes } from "@/server/modules/media/routes";
import { orderRoutes } from "@/server/modules/order/routes";
import { otpRoutes } from "@/server/modules/otp/routes";
import { paymentRoutes } from "@/server/modules/payment/routes";
import { productRoutes } from "@/server/modules/product/routes";
import { promoRoutes } from "@/server/modules/promo/routes";
import { recoveryRoutes } from "@/server/modules/recovery/routes";
import { registrationRoutes } from "@/server/modules/registration/routes";
import { reviewRoutes } from "@/server/modules/review/routes";
import { roomRoutes } from "@/server/modules/room/routes";
import { searchRoutes } from "@/server/modules/search/routes";
import { socialRoutes } from "@/server/modules/social/routes";
import { ticketRoutes } from "@/server/modules/ticket/routes";
import { vendorRoutes } from "@/server/modules/vendor/routes";
import { wishlistRoutes } from "@/server/modules/wishlist/routes";
import type { Route } from "./route";

/** The whole API below `/api/v1`, row by row. Within a table, static paths stand before `/:id`. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...registrationRoutes,
  ...recoveryRoutes,
  ...socialRoutes,
  ...otpRoutes,
  ...promoRoutes,
  ...categoryRoutes,
  ...attributeRoutes,
  ...searchRoutes,
  ...comparisonRoutes,
  ...vendorRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...ticketRoutes,
  ...mediaRoutes,
  ...wishlistRoutes,
  ...roomRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...sandboxGatewayRoutes,
];
