import { PRODUCT_LIMITS, PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import {
  activateBody,
  createProductBody,
  ownProductsQuery,
  updateProductBody,
} from "@/contracts/catalogue/product/own-product.schema";
import { IMPORT_LIMITS } from "@/contracts/catalogue/product/product-import";
import { exportQuery, importBody } from "@/contracts/catalogue/product/product-import.schema";
import { bulkChangesQuery, priceChangeBody } from "@/contracts/catalogue/product/bulk-change.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { listBulkChanges, undoBulkChange } from "./bulk/service";
import { changePrices } from "./bulk/service-prices";
import { importProducts } from "./import/service";
import { exportProducts, importTemplate } from "./import/service-export";
import { listOwnProducts, ownFamilies, ownProduct } from "./own/service";
import { createProduct, duplicateProduct, updateProduct } from "./own/service-save";
import { removeProduct, switchProducts } from "./own/service-status";

const PICTURES = {
  names: ["productGallery"],
  maxBytes: PRODUCT_LIMITS.pictureBytes,
  maxCount: PRODUCT_LIMITS.pictures,
} as const;

export const ownProductRoutes = [
  route({
    method: "GET",
    path: "/vendor-product",
    guard: "vendor",
    summary: "A vendor's own products, of any status",
    reply: "OwnProductPage",
    query: ownProductsQuery,
    run: ({ actor, query }) => listOwnProducts(actor, query),
  }),
  route({
    method: "POST",
    path: "/vendor-product",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Add a product; a form with pictures, nested values as JSON",
    reply: "OwnProductDetail",
    body: createProductBody,
    files: PICTURES,
    throttle: { policy: "product", of: ({ actor }) => actor.vendorId },
    message: PRODUCT_MESSAGES.added,
    run: ({ actor, body, uploads }) => createProduct(actor, body, uploads),
  }),
  route({
    method: "GET",
    path: "/vendor-product/families",
    guard: "vendor",
    summary: "A vendor's own product families",
    reply: "FamilyCounts",
    run: ({ actor }) => ownFamilies(actor),
  }),
  route({
    method: "POST",
    path: "/vendor-product/activateDeactivateVendorProducts",
    guard: "vendor",
    whileSuspended: ({ status }) => (status === 1 ? "refused" : "allowed"),
    summary: "Publish or unpublish own products",
    reply: "ChangedCount",
    body: activateBody,
    run: ({ actor, body }) => switchProducts(actor, body),
  }),
  route({
    method: "POST",
    path: "/vendor-product/duplicate/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Copy an own product; the copy is unpublished",
    reply: "OwnProductDetail",
    params: idParam,
    message: PRODUCT_MESSAGES.added,
    run: ({ actor, params }) => duplicateProduct(actor, params.id),
  }),
  route({
    method: "POST",
    path: "/vendor-product/import-excel",
    guard: "vendor",
    whileSuspended: "refused",
    summary:
      "Add products from an Excel or CSV file, or update those with its SKUs; `preview` only checks it",
    reply: "ImportReport",
    body: importBody,
    files: { names: ["file", "pictures"], maxBytes: IMPORT_LIMITS.fileBytes, maxCount: 2 },
    throttle: { policy: "import", of: ({ actor }) => actor.vendorId },
    message: ({ body }) => (body.preview ? "OK" : PRODUCT_MESSAGES.imported),
    run: ({ actor, body, uploads }) => importProducts(actor, body, uploads),
  }),
  route({
    method: "GET",
    path: "/vendor-product/import-template",
    guard: "vendor",
    summary: "A file to fill in, with the vendor's own product types",
    reply: "File",
    query: exportQuery,
    run: ({ actor, query }) => importTemplate(actor, query),
  }),
  route({
    method: "GET",
    path: "/vendor-product/export",
    guard: "vendor",
    summary: "All own products in the format of an import",
    reply: "File",
    query: exportQuery,
    run: ({ actor, query }) => exportProducts(actor, query),
  }),
  route({
    method: "GET",
    path: "/vendor-product/bulk-change",
    guard: "vendor",
    summary: "A vendor's imports and price changes of many products, the newest first",
    reply: "BulkChangePage",
    query: bulkChangesQuery,
    run: ({ actor, query }) => listBulkChanges(actor, query),
  }),
  route({
    method: "POST",
    path: "/vendor-product/bulk-change/undo/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Undo an import or a price change, except for products that were booked or edited since",
    reply: "UndoneBulkChange",
    params: idParam,
    run: ({ actor, params }) => undoBulkChange(actor, params.id),
  }),
  route({
    method: "POST",
    path: "/vendor-product/prices",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Change the prices of many own products by a percentage or a sum; `preview` only returns them",
    reply: "PriceChange",
    body: priceChangeBody,
    throttle: { policy: "import", of: ({ actor }) => actor.vendorId },
    message: ({ body }) => (body.preview ? "OK" : PRODUCT_MESSAGES.pricesChanged),
    run: ({ actor, body }) => changePrices(actor, body),
  }),
  route({
    method: "GET",
    path: "/vendor-product/:id",
    guard: "vendor",
    summary: "An own product as its form edits it",
    reply: "OwnProductDetail",
    params: idParam,
    run: ({ actor, params }) => ownProduct(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/vendor-product/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Change an own product; a published one stays as it is while its edit waits for review",
    reply: "OwnProductDetail",
    params: idParam,
    body: updateProductBody,
    files: PICTURES,
    throttle: { policy: "product", of: ({ actor }) => actor.vendorId },
    message: PRODUCT_MESSAGES.updated,
    run: ({ actor, params, body, uploads }) => updateProduct(actor, params.id, body, uploads),
  }),
  route({
    method: "DELETE",
    path: "/vendor-product/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Delete an own product that was never booked",
    reply: "Nothing",
    params: idParam,
    run: ({ actor, params }) => removeProduct(actor, params.id),
  }),
];
