/** The form's id, which the buttons and the agreement in the summary refer to. */
export const CHECKOUT_FORM = "checkout-details";
/** The element above the button into which the form renders its agreement and errors. */
export const CHECKOUT_AGREEMENT = "checkout-agreement";
