import type { useForm } from "@/components/ui/form/use-form";
import type { ProductValues } from "./draft/product-values";

/** The product form as its sections see it. */
export type ProductFormState = ReturnType<typeof useForm<ProductValues>>;
