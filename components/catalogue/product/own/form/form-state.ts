import type { useForm } from "@/components/ui/form/use-form";
import type { ProductValues } from "./draft/product-values";

/** The state of the product form that its sections use. */
export type ProductFormState = ReturnType<typeof useForm<ProductValues>>;
